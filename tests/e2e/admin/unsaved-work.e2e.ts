import { describe, expect, test } from "bun:test";
import type { Dialog } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { AdminSessionList } from "#shared/admin/sessions.ts";
import { PAGES } from "#shared/api/paths.ts";
import { type Product, ProductList } from "#shared/catalog/schema.ts";
import { adminProductPath, API, sessionPath } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import {
  logInOn,
  openNewForm,
  openTab,
  unfold,
  typeImageUrl,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { hold, PHONE } from "#tests/support/browser/page.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";
import { pngPhoto } from "#tests/support/photos.ts";

const shop = setUpShop({ env: ADMIN_ENV });

/** Ends the maker's sessions, as the maker can from another browser. */
async function endSessions(): Promise<void> {
  const maker = await asMaker(shop.url);
  const reply = await maker("GET", API.sessions);
  for (const { id, isCurrent } of AdminSessionList.parse(await reply.json()))
    if (!isCurrent) await maker("DELETE", sessionPath(id));
}

/** Reads a product of the shop by its name. */
async function find(name: string): Promise<Product> {
  const reply = await fetch(shop.url + API.products);
  const found = ProductList.parse(await reply.json()).find(
    (product) => product.name === name,
  );
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

describe("the maker's work is safe", () => {
  test("on a phone, when the session ends, the connection fails before or after a save, or Cancel, another row or another tab is tapped by accident", async () => {
    const page = await shop.openPanel({
      size: PHONE,
      mayFail: [API.adminProducts, API.login],
    });
    await page.getByRole("button", { name: "Edit Honey Tortoise" }).click();
    const honey = page.getByRole("form", { name: "Edit Honey Tortoise" });
    await honey.getByLabel("Description").fill("Typed for an hour.");
    await endSessions();
    await honey.getByRole("button", { name: "Save" }).click();
    const dialog = page.getByRole("dialog", { name: "Please log in again." });
    await dialog.getByLabel("Password").fill("not this one");
    await dialog.getByRole("button", { name: "Login" }).click();
    await dialog.getByText("Invalid username or password").waitFor();
    await dialog.getByLabel("Password").fill(ADMIN_ENV.ADMIN_PASSWORD);
    await dialog.getByRole("button", { name: "Login" }).click();
    await untilNotified(page, "Product updated successfully");
    // The form shows the text as well, in its preview of a search's result.
    await honey.waitFor({ state: "detached" });
    await page.getByText("Typed for an hour.").waitFor();
    await dismissToast(page);

    const path = `**${API.adminProducts}/*`;
    await page.getByRole("button", { name: "Edit Sherbet Cloud" }).click();
    const sherbet = page.getByRole("form", { name: "Edit Sherbet Cloud" });
    const save = sherbet.getByRole("button", { name: "Save", exact: true });
    const saveInVain = async () => {
      const failed = page.waitForEvent("requestfailed", {
        predicate: (request) => request.method() === "PUT",
      });
      await save.click();
      await failed;
      await untilNotified(page, "Check your connection and try again.");
      await dismissToast(page);
      await save.waitFor();
      await page.unroute(path);
    };
    await sherbet.getByLabel("Price").first().fill("30.5");
    await page.route(path, (route) => route.abort());
    await saveInVain();
    // Now the request arrives, but the response is lost.
    await page.route(path, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await saveInVain();
    await save.click();
    await untilNotified(page, "Product updated successfully");
    // The form shows the price as well, as it understands what is typed.
    await sherbet.waitFor({ state: "detached" });
    await page.getByText("$30.50").waitFor();
    await dismissToast(page);

    await page.getByRole("button", { name: "Edit Pressed Meadow" }).click();
    const form = page.getByRole("form", { name: "Edit Pressed Meadow" });
    const description = form.getByLabel("Description");
    await description.fill("A long evening's words.");
    await page.keyboard.press("Escape");
    await untilNotified(page, "Your changes to Pressed Meadow were dropped");
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(description).toHaveValue("A long evening's words.");
    await page.getByRole("button", { name: "Edit Sherbet Cloud" }).click();
    await untilNotified(page, "Your changes to Pressed Meadow were dropped");
    await page.getByRole("button", { name: "Undo" }).click();
    await eventually(description).toHaveValue("A long evening's words.");
    await description.fill("");
    await form.getByRole("button", { name: "Cancel" }).click();

    // Back closes the sheet, and a reload opens it again.
    const name = (await openNewForm(page, "Product")).getByLabel("Name");
    await name.fill("Half an idea");
    await page.goBack();
    await name.waitFor({ state: "detached" });
    await openTab(page, "Orders");
    await openTab(page, "Products");
    await openNewForm(page, "Product");
    await eventually(name).toHaveValue("Half an idea");
    page.on("dialog", (dialog) => dialog.accept());
    await page.reload();
    await eventually(name).toHaveValue("Half an idea");
    await name.fill("");
  });

  test("when another window changes or deletes what she edits, when she continues to type during a save, or types before the form has taken the focus", async () => {
    const page = await shop.openPanel({ mayFail: [API.adminProducts] });
    const maker = await asMaker(shop.url);
    await page.getByRole("button", { name: "Edit Terrazzo Pop" }).click();
    const terrazzo = page.getByRole("form", { name: "Edit Terrazzo Pop" });
    await terrazzo.getByLabel("Name").fill("From the second");
    const { id, ...product } = await find("Terrazzo Pop");
    const theirs = { ...product, name: "From the first" };
    await maker("PUT", adminProductPath(id), theirs);
    await terrazzo.getByRole("button", { name: "Save" }).click();
    const versions = page.getByRole("table");
    await versions.getByText("From the first").waitFor();
    await versions.getByText("From the second").waitFor();
    await eventually(versions).toBeInViewport();
    await page.getByRole("button", { name: "Save mine" }).click();
    await page.getByRole("heading", { name: "From the second" }).waitFor();
    await terrazzo.waitFor({ state: "detached" });
    await dismissToast(page);

    await page.getByRole("button", { name: "Edit Apricot Fade" }).click();
    const apricot = page.getByRole("form", { name: "Edit Apricot Fade" });
    await apricot.getByLabel("Description").fill("Still wanted.");
    const deleted = await find("Apricot Fade");
    await maker("DELETE", adminProductPath(deleted.id));
    await apricot.getByRole("button", { name: "Save" }).click();
    await apricot.getByText("was deleted in the meantime").waitFor();
    await apricot
      .getByRole("button", { name: "Bring it back and save" })
      .click();
    await untilNotified(page, "Product updated successfully");
    await apricot.waitFor({ state: "detached" });
    await page.getByText("Still wanted.").waitFor();
    await dismissToast(page);

    const release = await hold(page, `**${API.adminProducts}/*`);
    await page.getByRole("button", { name: "Edit Pressed Meadow" }).click();
    const form = page.getByRole("form", { name: "Edit Pressed Meadow" });
    await form.getByLabel("Price").first().fill("33.00");
    await form.getByRole("button", { name: "Save" }).click();
    await form.getByText("Saving...").waitFor();
    await page.getByRole("button", { name: "Edit Sherbet Cloud" }).click();
    await untilNotified(page, "Still saving Pressed Meadow");
    await form.getByLabel("Description").fill("Typed meanwhile.");
    release();
    await untilNotified(page, "Product updated successfully");
    await form.getByRole("button", { name: "Save" }).click();
    await form.waitFor({ state: "detached" });
    await page.getByText("Typed meanwhile.").waitFor();
    await page.getByText("$33.00").waitFor();

    // A slow phone draws its next frame late.
    await page.evaluate(() => {
      const draw = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) =>
        window.setTimeout(() => draw(callback), 300);
    });
    await page.getByRole("button", { name: "Edit Plum Starlight" }).click();
    const late = page.getByRole("form", { name: "Edit Plum Starlight" });
    const words = late.getByLabel("Description");
    await words.fill("");
    await words.pressSequentially("Typed early.", { delay: 50 });
    await eventually(words).toHaveValue("Typed early.");
    await eventually(late.getByLabel("Name")).toHaveValue("Plum Starlight");
  });

  test("when the response to a new product is lost, the tab changes or the page is left", async () => {
    const page = await shop.openPanel({ mayFail: [API.adminProducts] });
    const form = page.getByRole("form", { name: "Add New Product" });
    const create = form.getByRole("button", { name: "Create Product" });
    await form.getByLabel("Name").fill("Only Once");
    await form.getByLabel("Price").fill("12");
    await form.getByLabel("Description").fill("One of a kind.");
    await typeImageUrl(form, "/demo/products/meadow.webp");
    await page.route(`**${API.adminProducts}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await create.click();
    await untilNotified(page, "Failed to create product");
    await page.unroute(`**${API.adminProducts}`);
    await create.click();
    await untilNotified(page, "Product created successfully");
    const made = page.getByRole("heading", { name: "Only Once" });
    await eventually(made).toHaveCount(1);
    await eventually(form.getByLabel("Name")).toHaveValue("");
    await page.getByRole("button", { name: "Delete Only Once" }).click();
    await dismissToast(page);

    await form.getByLabel("Name").fill("Half an idea");
    await form.getByLabel("Price").fill("24,5");
    await form.getByLabel("Description").fill("Half a sentence.");
    await unfold(form);
    await form.getByRole("button", { name: "Add an option" }).click();
    await form.getByLabel("Title").fill("Small");
    await form.getByLabel("Choose an image").setInputFiles({
      name: "photo.png",
      mimeType: "image/png",
      buffer: pngPhoto(60, 60),
    });
    await untilNotified(page, "Image uploaded successfully");
    const accept = (dialog: Dialog) => dialog.accept();
    page.on("dialog", accept);
    await page.goto("/");
    page.off("dialog", accept);
    await page.goto(PAGES.admin);
    await eventually(form.getByLabel("Name")).toHaveValue("Half an idea");
    await eventually(form.getByLabel("Title")).toHaveValue("Small");
    await form.getByText("Current image").waitFor();
    await openTab(page, "Orders");
    await openTab(page, "Products");
    await eventually(form.getByLabel("Name")).toHaveValue("Half an idea");
    await page.getByRole("button", { name: "Logout" }).click();
    await logInOn(page);
    await eventually(form.getByLabel("Name")).toHaveValue("Half an idea");
    await form.getByRole("button", { name: "Add an option" }).click();
    await form.getByLabel("Title").last().fill("Large");
    await form.getByRole("button", { name: "Create Product" }).click();
    await untilNotified(page, "Product created successfully");
    const row = page.getByRole("listitem").filter({ hasText: "Half an idea" });
    await row.getByText("$24.50").waitFor();
    await page.reload();
    await row.waitFor();
    await eventually(form.getByLabel("Name")).toHaveValue("");

    // A warning appears before the page is left.
    await form.getByLabel("Name").fill("Half an idea");
    const asked = page.waitForEvent("dialog");
    const left = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await left;
    await form.getByLabel("Name").fill("");
  });
});
