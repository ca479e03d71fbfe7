import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, PHONE } from "#tests/support/browser/page.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { API, reorderPath } from "#tests/support/api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  keepNotified,
  openNewForm,
  openTab,
  untilNotified,
} from "#tests/support/browser/maker-steps.ts";
import { overflowOf } from "#tests/support/browser/accessibility.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";
import { cutOut } from "#tests/support/photos.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const LONG_NAME = "W".repeat(60);

async function openResins(page: Page) {
  await openTab(page, "Custom Clip Config");
  await page.getByRole("heading", { name: /Current Resins/ }).waitFor();
}

/** Waits until the shop has an order that the page shows at once. */
const untilSorted = (page: Page) =>
  page.waitForResponse(`**${reorderPath(API.adminResins)}`);

const names = (page: Page) => page.getByRole("heading", { level: 3 });

test("the configuration leaves empty fields unchanged and shows saved values, a new clip uses the first resin in stock, and resins name what is amiss in their form, and are created with an upload, changed, sorted, deleted and restored, on a laptop and on a phone", async () => {
  const page = await shop.openPanel({ isTranslated: true });
  await openResins(page);
  await eventually(names(page).first()).toHaveText("Rose Quartz");
  const settings = page.getByRole("form", {
    name: "Custom Clip Configuration",
  });
  const update = settings.getByRole("button", { name: "Update Configuration" });
  const enable = settings.getByRole("switch", { name: "Enable Custom Clips" });
  await settings.getByLabel("Product Name").fill("");
  await settings.getByLabel("Base Price ($)").fill("26.25");
  await update.click();
  await untilNotified(page, "Custom clip configuration updated successfully");
  await page.getByText("$26.25").waitFor();
  await eventually(settings.getByLabel("Product Name")).toHaveValue(
    "Custom Claw Clip",
  );
  await page.getByText("Custom clips use a virtual product").waitFor();
  await enable.click();
  await update.click();
  await page.getByText("Disabled", { exact: true }).waitFor();
  await enable.click();
  await update.click();
  await page.getByText("Enabled", { exact: true }).waitFor();
  await dismissToast(page);

  await page.getByRole("button", { name: "Move Honey Tortoise" }).focus();
  const moved = untilSorted(page);
  await page.keyboard.press("ArrowUp");
  await page.getByText("Honey Tortoise is now number 1 of 9.").waitFor();
  await moved;
  const line = await page.request.post("/api/cart/custom-clip", {
    data: { customText: "A" },
  });
  expect(await line.json()).toMatchObject({
    resin: { name: "Honey Tortoise" },
    product: { description: "Honey Tortoise", price: "28.25" },
  });

  const form = await openNewForm(page, "Resin");
  await eventually(form.getByLabel("Price")).toHaveValue("0.00");
  await form.getByLabel("Price").fill("-1");
  await page.getByRole("button", { name: "Create Resin" }).click();
  await form.getByText("Give the resin a name.").waitFor();
  await eventually(form.getByLabel("Price")).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await form.getByText("Choose a picture.").waitFor();
  await form.getByLabel("Name").fill("Sea Glass");
  await form.getByLabel("Price").fill("1.50");
  await form.locator('input[type="file"]').setInputFiles({
    name: "sea-glass.png",
    mimeType: "image/png",
    buffer: cutOut(160, 90),
  });
  await page.getByRole("button", { name: "Create Resin" }).click();
  await untilNotified(page, "Resin created successfully");
  await eventually(names(page).last()).toHaveText("Sea Glass");

  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Edit Sea Glass" }).click();
  const editor = page.getByRole("form", { name: "Edit Sea Glass" });
  await editor.getByLabel("Name").fill(LONG_NAME);
  await editor.getByRole("checkbox", { name: "In Stock" }).click();
  await editor.getByRole("button", { name: "Save" }).click();
  await untilNotified(page, "Resin updated successfully");
  const row = page.getByRole("listitem").filter({ hasText: LONG_NAME });
  await row.getByText("Out of Stock").waitFor();
  expect(await overflowOf(page)).toBe(0);

  await page.getByRole("button", { name: `Edit ${LONG_NAME}` }).click();
  const sorted = untilSorted(page);
  await page.getByRole("button", { name: "Up", exact: true }).click();
  await page.getByText(`${LONG_NAME} is now number 9 of 10.`).waitFor();
  await sorted;
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: `Delete ${LONG_NAME}` }).click();
  await keepNotified(page, "Resin deleted successfully");
  await eventually(names(page)).toHaveCount(9);
  await page.getByRole("button", { name: "Undo" }).click();
  await untilNotified(page, "The resin is back");
  await eventually(names(page).nth(8)).toHaveText(LONG_NAME);
  await page.getByRole("button", { name: `Delete ${LONG_NAME}` }).click();
  await eventually(names(page)).toHaveCount(9);
});
