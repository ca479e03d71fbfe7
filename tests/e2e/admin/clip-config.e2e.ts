import { test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { openTab, untilNotified } from "#tests/support/browser/maker-steps.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/page.ts";
import { dismissToast } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const SIZES = [
  ["26.25", DESKTOP],
  ["27.25", PHONE],
] as const;

test("the configuration leaves empty fields unchanged and shows saved values, on a laptop and on a phone", async () => {
  const page = await shop.openPanel();
  await openTab(page, "Custom Clip Config");
  const form = page.getByRole("form", { name: "Custom Clip Configuration" });
  const update = form.getByRole("button", { name: "Update Configuration" });
  const enable = form.getByRole("switch", { name: "Enable Custom Clips" });
  for (const [price, size] of SIZES) {
    await page.setViewportSize(size);
    await form.getByLabel("Product Name").fill("");
    await form.getByLabel("Base Price ($)").fill(price);
    await update.click();
    await untilNotified(page, "Custom clip configuration updated successfully");
    await page.getByText(`$${price}`).waitFor();
    await eventually(form.getByLabel("Product Name")).toHaveValue(
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
  }
});
