import { describe, test } from "bun:test";
import { expect as eventually } from "playwright/test";
import { API } from "#shared/api/paths.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  openNewForm,
  openTab,
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

describe.each(SIZES)("on %s", (_name, size) => {
  test("a product is created with a picture, changed, deleted and restored", async () => {
    const page = await shop.openPanel({ size });
    const name = `Peach Fizz ${size.width}`;
    const form = await openNewForm(page, "Product");
    await form.getByRole("button", { name: "Create Product" }).click();
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
    await form.getByRole("button", { name: "Add an option" }).click();
    await form.getByLabel("Title").fill("Small");
    await form.getByLabel("New Product").check({ force: true });
    await form.getByRole("button", { name: "Create Product" }).click();
    await untilNotified(page, "Product created successfully");
    await eventually(form.getByLabel("Name")).toHaveValue("");
    await eventually(form.getByLabel("In Stock")).toBeChecked();
    await eventually(form.getByLabel("New Product")).not.toBeChecked();
    await page.getByRole("heading", { name }).waitFor();

    await page.getByRole("button", { name: `Edit ${name}` }).click();
    const edit = page.getByRole("form", { name: `Edit ${name}` });
    await eventually(edit.getByLabel("Name")).toHaveValue(name);
    await edit.getByLabel("Price").first().fill("31.5");
    await edit.getByLabel("In Stock").uncheck({ force: true });
    await edit.getByRole("button", { name: "Save" }).click();
    await untilNotified(page, "Product updated successfully");
    await page.locator(`button[aria-label="Edit ${name}"]:focus`).waitFor();
    const row = page.getByRole("listitem").filter({ hasText: name });
    await row.getByText("$31.50").waitFor();
    await row.getByText("Out of Stock").waitFor();

    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await untilNotified(page, "Product deleted successfully");
    await page.getByRole("heading", { name }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { name }).waitFor();
  });

  test("a charm is created with its stock, and marked when it runs low", async () => {
    const page = await shop.openPanel({ size, mayFail: ["/anchor.png"] });
    await openTab(page, "Charms");
    const form = await openNewForm(page, "Charm");
    const name = `Anchor ${size.width}`;
    await form.getByLabel("Name").fill(name);
    await form.getByLabel("Price").fill("3.5");
    await form.getByLabel("Image URL").fill("https://example.com/anchor.png");
    await form.getByLabel("Stock Quantity").fill("2");
    await form.getByRole("button", { name: "Create Charm" }).click();
    await untilNotified(page, "Charm created successfully");
    const row = page.getByRole("listitem").filter({ hasText: name });
    await row.getByText("Stock: 2").waitFor();
    await row.getByText("Low stock").waitFor();
    await eventually(form.getByLabel("Stock Quantity")).toHaveValue("0");
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await untilNotified(page, "Charm deleted successfully");
  });
});

test("several rows can be deleted without waiting for each request", async () => {
  const page = await shop.openPanel({ size: PHONE });
  await openTab(page, "Charms");
  const gone = ["Pearl", "Daisy", "Evil Eye"];
  const release = await hold(page, `**${API.adminCharms}/*`);
  for (const name of gone)
    await page.getByRole("button", { name: `Delete ${name}` }).click();
  release();
  for (const name of gone)
    await page.getByRole("heading", { name }).waitFor({ state: "detached" });
  // The notification must not cover the tabs.
  await openTab(page, "Orders");
  await openTab(page, "Charms");
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
