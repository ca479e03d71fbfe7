import { describe, test } from "bun:test";
import { expect as eventually } from "playwright/test";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { openTab, untilNotified } from "#tests/support/browser/maker-steps.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/page.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const SIZES = [
  ["a laptop", DESKTOP],
  ["a phone", PHONE],
] as const;

describe.each(SIZES)("on %s", (_name, size) => {
  test("the configuration leaves empty fields unchanged and shows saved values", async () => {
    const page = await shop.openPanel({ size });
    await openTab(page, "Custom Clip Config");
    const form = page.getByRole("form", { name: "Custom Clip Configuration" });
    await form.getByLabel("Product Name").fill("");
    await form.getByLabel("Base Price ($)").fill("26.25");
    await form.getByRole("button", { name: "Update Configuration" }).click();
    await untilNotified(page, "Custom clip configuration updated successfully");
    await page.getByText("$26.25").waitFor();
    await eventually(form.getByLabel("Product Name")).toHaveValue(
      "Custom Claw Clip",
    );
    await page.getByText("Custom clips use a virtual product").waitFor();
    await form.getByRole("switch", { name: "Enable Custom Clips" }).click();
    await form.getByRole("button", { name: "Update Configuration" }).click();
    await page.getByText("Disabled", { exact: true }).waitFor();
    await form.getByRole("switch", { name: "Enable Custom Clips" }).click();
    await form.getByRole("button", { name: "Update Configuration" }).click();
    await page.getByText("Enabled", { exact: true }).waitFor();
  });
});
