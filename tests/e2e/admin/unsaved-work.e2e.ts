import { describe, expect, test } from "bun:test";
import type { Dialog } from "playwright";
import { eventually, hold, PHONE } from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { type Product, ProductList } from "#shared/catalog/schema.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { ADMIN_ENV, asMaker } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  logInOn,
  openNewForm,
  openTab,
  unfold,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";
import { pngPhoto } from "#tests/support/photos.ts";

const shop = setUpShop({ env: ADMIN_ENV });

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
  test("on a phone, when the connection fails, or Cancel, another row or another tab is tapped by accident", async () => {
    const page = await shop.openPanel({
      size: PHONE,
      mayFail: [API.adminProducts],
    });
    const path = `**${API.adminProducts}/*`;
    await page.getByRole("button", { name: "Edit Sherbet Cloud" }).click();
    const sherbet = page.getByRole("form", { name: "Edit Sherbet Cloud" });
    const save = sherbet.getByRole("button", { name: "Save", exact: true });
    await sherbet.getByLabel("Price").first().fill("30.5");
    // What follows a lost reply is in tests/web/admin/items.
    await page.route(path, (route) => route.abort());
    await save.click();
    await untilNotified(page, "Check your connection and try again.");
    await dismissToast(page);
    await save.waitFor();
    await page.unroute(path);
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

  test("when another window deletes what she edits, when she continues to type during a save, types before the form has taken the focus, changes the tab or leaves the page", async () => {
    const page = await shop.openPanel({ mayFail: [API.adminProducts] });
    const maker = await asMaker(shop.url);
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

    await late.getByRole("button", { name: "Cancel" }).click();
    await untilNotified(page, "Your changes to Plum Starlight were dropped");
    await page.reload();
    const created = page.getByRole("form", { name: "Add New Product" });
    await created.getByLabel("Name").fill("Half an idea");
    await created.getByLabel("Price").fill("24,5");
    await created.getByLabel("Description").fill("Half a sentence.");
    await unfold(created);
    await created.getByRole("button", { name: "Add an option" }).click();
    await created.getByLabel("Title").fill("Small");
    await created.getByLabel("Choose an image").setInputFiles({
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
    await eventually(created.getByLabel("Name")).toHaveValue("Half an idea");
    await eventually(created.getByLabel("Title")).toHaveValue("Small");
    await created.getByText("Current image").waitFor();
    await openTab(page, "Orders");
    await openTab(page, "Products");
    await eventually(created.getByLabel("Name")).toHaveValue("Half an idea");
    await page.getByRole("button", { name: "Logout" }).click();
    await logInOn(page);
    await eventually(created.getByLabel("Name")).toHaveValue("Half an idea");
    await created.getByRole("button", { name: "Add an option" }).click();
    await created.getByLabel("Title").last().fill("Large");
    await created.getByRole("button", { name: "Create Product" }).click();
    await untilNotified(page, "Product created successfully");
    const row = page.getByRole("listitem").filter({ hasText: "Half an idea" });
    await row.getByText("$24.50").waitFor();
    await page.reload();
    await row.waitFor();
    await eventually(created.getByLabel("Name")).toHaveValue("");

    // A warning appears before the page is left.
    await created.getByLabel("Name").fill("Half an idea");
    const asked = page.waitForEvent("dialog");
    const left = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await left;
    await created.getByLabel("Name").fill("");
  });
});
