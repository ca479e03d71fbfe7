import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { ClipPage } from "#shared/catalog/clip-page.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  closeSheet,
  keepNotified,
  openNewForm,
  openTab,
  unfold,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { DESKTOP, hold, PHONE } from "#tests/support/browser/page.ts";
import { jpegPhoto } from "#tests/support/photos.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const photo = async (name = "peach.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await jpegPhoto(600, 600),
});

const SIZES = [
  ["a laptop", DESKTOP],
  ["a phone", PHONE],
] as const;

/** Creates a charm with its stock, and removes it. */
async function createCharm(page: Page, name: string): Promise<void> {
  await openTab(page, "Charms");
  const form = await openNewForm(page, "Charm");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Price").fill("3.5");
  await form.getByLabel("Image URL").fill("https://example.com/anchor.png");
  await form.getByLabel("Stock Quantity").fill("2");
  await page.getByRole("button", { name: "Create Charm" }).click();
  await untilNotified(page, "Charm created successfully");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByText("Stock: 2").waitFor();
  await row.getByText("Low stock").waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await openNewForm(page, "Charm");
  await eventually(form.getByLabel("Stock Quantity")).toHaveValue("0");
  await closeSheet(page);
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await untilNotified(page, "Charm deleted successfully");
}

describe.each(SIZES)("on %s", (_name, size) => {
  test("a product is created with a picture, changed, deleted and restored, and a charm marked when it runs low", async () => {
    const page = await shop.openPanel({ size, mayFail: ["/anchor.png"] });
    const name = `Peach Fizz ${size.width}`;
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
    const slug = `peach-${size.width}`;
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
    expect(ClipPage.parse(await opened.json())).toMatchObject({
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
    await row.getByText("$29.00 to 31.50").waitFor();
    await row.getByText("Out of Stock").waitFor();

    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await keepNotified(page, "Product deleted successfully");
    await page.getByRole("heading", { name }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { name }).waitFor();
    await createCharm(page, `Anchor ${size.width}`);
  });
});

test("a price is taken with comma or point, and the field says how it reads it", async () => {
  const page = await shop.openPanel();
  await openTab(page, "Charms");
  const form = await openNewForm(page, "Charm");
  const price = form.getByLabel("Price");
  await form.getByLabel("Name").fill("Comma");
  await form.getByLabel("Choose an image").setInputFiles(await photo());
  await untilNotified(page, "Image uploaded successfully");
  await form.getByLabel("Stock Quantity").fill("2");
  for (const ambiguous of ["1,234", "1.234", "1.234,50"]) {
    await price.fill("");
    await price.pressSequentially(ambiguous);
    await form.getByText("without a sign between thousands").waitFor();
    await page.getByRole("button", { name: "Create Charm" }).click();
    await form.getByText("with at most two decimals.").waitFor();
    await eventually(price).toHaveValue(ambiguous);
  }
  await price.fill("");
  await price.pressSequentially("24,5");
  await form.getByText("Understood as $24.50").waitFor();
  await page.getByRole("button", { name: "Create Charm" }).click();
  await untilNotified(page, "Charm created successfully");
  const row = page.getByRole("listitem").filter({ hasText: "Comma" });
  await row.getByText("$24.50").waitFor();
});

test("several rows can be deleted without waiting for each request", async () => {
  const page = await shop.openPanel({ size: PHONE });
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
});

test("a failed delete does not mention typed input in its error message", async () => {
  const page = await shop.openPanel({ mayFail: [API.adminProducts] });
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
});
