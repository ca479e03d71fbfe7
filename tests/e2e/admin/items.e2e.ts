import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, hold, PHONE } from "#tests/support/browser/page.ts";
import { ProductPage } from "#shared/catalog/schema.ts";
import { API, reorderPath } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  closeSheet,
  keepNotified,
  openNewForm,
  openTab,
  unfold,
  typeImageUrl,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import { jpegPhoto } from "#tests/support/photos.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const photo = async (name = "peach.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await jpegPhoto(600, 600),
});

/**
 * Creates a charm with its stock, and removes it. Its price is taken with comma
 * or point, and the field says how it reads it.
 */
async function createCharm(page: Page): Promise<void> {
  const name = "Anchor";
  await openTab(page, "Charms");
  const form = await openNewForm(page, "Charm");
  await form.getByLabel("Name").fill(name);
  await typeImageUrl(form, "https://example.com/anchor.png");
  await form.getByLabel("Stock Quantity").fill("2");
  const price = form.getByLabel("Price");
  await price.fill("");
  await price.pressSequentially("1.234,50");
  await form.getByText("without a sign between thousands").waitFor();
  await page.getByRole("button", { name: "Create Charm" }).click();
  await form.getByText("with at most two decimals.").waitFor();
  await eventually(price).toHaveValue("1.234,50");
  await price.fill("");
  await price.pressSequentially("24,5");
  await form.getByText("Understood as $24.50").waitFor();
  await page.getByRole("button", { name: "Create Charm" }).click();
  await untilNotified(page, "Charm created successfully");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByText("$24.50").waitFor();
  await row.getByText("Stock: 2").waitFor();
  await row.getByText("Low stock").waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await openNewForm(page, "Charm");
  await eventually(form.getByLabel("Stock Quantity")).toHaveValue("0");
  await closeSheet(page);
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await untilNotified(page, "Charm deleted successfully");
}

test("a product is created with a picture, changed, deleted and restored on a laptop, and a charm on a phone, where it is marked when it runs low", async () => {
  const page = await shop.openPanel({
    isTranslated: true,
    mayFail: ["/anchor.png"],
  });
  const name = "Peach Fizz";
  const form = await openNewForm(page, "Product");
  await page.getByRole("button", { name: "Create Product" }).click();
  await form.getByText("Give the clip a name.").waitFor();
  await form.locator('input[aria-invalid="true"]:focus').waitFor();
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Price").fill("29.00");
  await form.getByLabel("Description").fill("Peach with a gold thread.");
  await form
    .getByLabel("Choose an image")
    .setInputFiles(await photo("peach-fizz.jpg"));
  await form.getByText("peach-fizz.jpg").waitFor();
  await untilNotified(page, "Image uploaded successfully");
  await unfold(form);
  await form.getByRole("button", { name: "Add an option" }).click();
  await form.getByLabel("Title").fill("Small");
  await form.getByLabel("Width in mm", { exact: true }).fill("62");
  await form.getByLabel("Details").fill("Cast in **two** halves.");
  const preview = form.getByRole("figure", { name: "Preview" });
  await preview.locator("strong", { hasText: "two" }).waitFor();
  const slug = "peach";
  await form.getByLabel("Address").fill(slug);
  const result = form.getByRole("figure", { name: "In search results" });
  await result.getByText(new RegExp(`/clips/${slug}$`)).waitFor();
  await result.getByText("Peach with a gold thread.").waitFor();
  const shared = form.getByRole("figure", {
    name: "When its link is shared",
  });
  await shared.getByText(`${name} · Barrette & Bloom`).waitFor();
  await eventually(shared.locator("img")).toHaveCount(2);
  await form.getByLabel("New Product").check({ force: true });
  await page.getByRole("button", { name: "Create Product" }).click();
  await untilNotified(page, "Product created successfully");
  await page.getByRole("heading", { name }).waitFor();
  // Its sheet closes a moment after the row is there.
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await openNewForm(page, "Product");
  await eventually(form.getByLabel("Name")).toHaveValue("");
  await eventually(form.getByLabel("In Stock")).toBeChecked();
  await eventually(form.getByLabel("New Product")).not.toBeChecked();
  await closeSheet(page);
  const opened = await page.request.get(`/api/clips/${slug}`);
  expect(ProductPage.parse(await opened.json())).toMatchObject({
    html: "<p>Cast in <strong>two</strong> halves.</p>\n",
    product: { name, variants: [{ title: "Small", widthMm: 62 }] },
  });

  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const edit = page.getByRole("form", { name: `Edit ${name}` });
  await eventually(edit.getByLabel("Name")).toHaveValue(name);
  await edit.getByLabel("Price").first().fill("31.5");
  await edit.getByLabel("In Stock").uncheck({ force: true });
  await edit.getByRole("button", { name: "Save" }).click();
  await untilNotified(page, "Product updated successfully");
  await page.locator(`button[aria-label="Edit ${name}"]:focus`).waitFor();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByText("$29.00", { exact: true }).waitFor();
  await row.getByText("Out of Stock").waitFor();

  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await keepNotified(page, "Product deleted successfully");
  await page.getByRole("heading", { name }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name }).waitFor();
  await dismissToast(page);

  await page.setViewportSize(PHONE);
  await createCharm(page);
});

const names = (page: Page) => page.getByRole("heading", { level: 3 });

/** Returns the first two names of the list, once the list is shown. */
async function firstNames(page: Page): Promise<string[]> {
  await names(page).nth(1).waitFor();
  return (await names(page).allTextContents()).slice(0, 2);
}

test("the order of the list changes by keyboard, by buttons and by dragging, stays, and reverts to the saved one when a move fails, and a copy of a row opens from its menu", async () => {
  const path = reorderPath(API.adminProducts);
  const page = await shop.openPanel({ mayFail: [path] });
  const [first = "", second = ""] = await firstNames(page);
  await page.getByRole("button", { name: `Move ${first}` }).focus();
  // The page changes before the save ends; a reload has to wait for the save.
  const saved = page.waitForResponse(`**${path}`);
  await page.keyboard.press("ArrowDown");
  await page.getByText(`${first} is now number 2 of`).waitFor();
  await page.locator(`[aria-label="Move ${first}"]:focus`).waitFor();
  await saved;
  await page.reload();
  expect(await firstNames(page)).toEqual([second, first]);
  await page.getByRole("button", { name: `Move ${first}` }).click();
  await page.getByRole("button", { name: "Up", exact: true }).click();
  await page.getByText(`${first} is now number 1 of`).waitFor();
  await settle(page);
  const grip = page.getByRole("button", { name: `Move ${second}` });
  const { x, y, top } = await grip.evaluate((own) => {
    const { left, top: from } = own.getBoundingClientRect();
    const list = own.closest("ul")?.getBoundingClientRect();
    return { x: left + 20, y: from + 20, top: list?.top ?? 0 };
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, top + 5, { steps: 8 });
  const dragged = page.waitForResponse(`**${path}`);
  await page.mouse.up();
  await page.getByText(`${second} is now number 1 of`).waitFor();
  await dragged;

  await page.route(`**${path}`, (route) => route.abort());
  await grip.focus();
  await page.keyboard.press("ArrowDown");
  await untilNotified(page, "The new order was not saved");
  await eventually.poll(() => firstNames(page)).toEqual([second, first]);
  await eventually(grip).toBeFocused();
  await page.unroute(`**${path}`);
  await dismissToast(page);

  const more = page.getByRole("button", { name: `More for ${second}` });
  await more.click();
  await page.getByRole("link", { name: `View ${second}` }).waitFor();
  await page.keyboard.press("Escape");
  await eventually(more).toBeFocused();
  await more.click();
  await page.getByRole("button", { name: `Duplicate ${second}` }).click();
  const form = page.getByRole("form", { name: "Add New Product" });
  await eventually(form.getByLabel("Name")).toHaveValue(`${second} copy`);
});

test("several rows can be deleted without waiting for each request, a failed delete does not mention typed input in its error message, and a copy of a product opens in the form under a new name, without the errors of what was refused there", async () => {
  const page = await shop.openPanel({
    size: PHONE,
    mayFail: [API.adminProducts],
  });
  await openTab(page, "Charms");
  const gone = ["Pearl", "Daisy", "Evil Eye"];
  const release = await hold(page, `**${API.adminCharms}/*`);
  for (const name of gone)
    await page.getByRole("button", { name: `Delete ${name}` }).click();
  release();
  await keepNotified(page, "Charm deleted successfully");
  for (const name of gone)
    await page.getByRole("heading", { name }).waitFor({ state: "detached" });
  await keepNotified(page, "Charm deleted successfully");
  // The notification must not cover the tabs.
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Orders").click({ trial: true });
  await tab("Orders").press("Enter");
  await page.getByRole("tabpanel", { name: "Orders" }).waitFor();
  await tab("Charms").press("Enter");
  await page.getByRole("tabpanel", { name: "Charms" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name: "Evil Eye" }).waitFor();
  await dismissToast(page);

  await openTab(page, "Products");
  const path = `**${API.adminProducts}/*`;
  const notice = page.getByRole("alert");
  const deleteInVain = async () => {
    await page.getByRole("button", { name: "Delete Apricot Fade" }).click();
    await untilNotified(page, "Failed to delete product");
  };
  await page.route(path, (route) => route.fulfill({ status: 502 }));
  await deleteInVain();
  await eventually(notice).toHaveText(
    /^Failed to delete product\s*Please try again\.$/,
  );
  await page.unroute(path);
  await page.route(path, (route) => route.abort());
  await deleteInVain();
  await eventually(notice).toHaveText(
    /^Failed to delete product\s*Check your connection and try again\.$/,
  );
  await page.unroute(path);
  await dismissToast(page);

  const [first = "", second = ""] = await firstNames(page);
  // On a phone this is in the row's form, and so is what moves it.
  await page.getByRole("button", { name: `Edit ${first}` }).click();
  await page.getByRole("link", { name: `View ${first}` }).waitFor();
  const grip = page.getByRole("button", { name: `Move ${second}` });
  await eventually(grip).toHaveCount(0);
  for (const [name, place] of [
    ["Down", 2],
    ["Up", 1],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByText(`${first} is now number ${place} of`).waitFor();
  }
  await page.getByRole("button", { name: `Duplicate ${first}` }).click();
  const form = page.getByRole("form", { name: "Add New Product" });
  await page.getByRole("button", { name: "Create Product" }).waitFor();
  await eventually(form.getByLabel("Name")).toHaveValue(`${first} copy`);
  await eventually(form.getByLabel("Name")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await eventually(form.getByLabel("Name")).toHaveValue("");

  await page.getByRole("button", { name: "Create Product" }).click();
  await form.getByText("Give the clip a name.").waitFor();
  await closeSheet(page);
  await page.getByRole("button", { name: `Duplicate ${first}` }).click();
  await eventually(form.getByLabel("Name")).toHaveValue(`${first} copy`);
  await eventually(form.getByText("Give the clip a name.")).toHaveCount(0);
  await eventually(form.locator("[aria-invalid=true]")).toHaveCount(0);
  await page.getByRole("button", { name: "Create Product" }).click();
  await untilNotified(page, "Product created successfully");
  await form.waitFor({ state: "detached" });
});
