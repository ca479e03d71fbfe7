import { expect, test } from "bun:test";
import type { Locator, Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { placeOwnOrder } from "#shared/workbench/calls.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { PHONE } from "#tests/support/browser/page.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";
import { button, toasts } from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

const within = (sheet: Locator, name: string | RegExp) =>
  sheet.getByRole("button", { name });

const openSheet = async (page: Page) => {
  await button(page, "Add an order").click();
  return page.getByRole("dialog", { name: "Add an order" });
};

test("one clip for cash is three presses on a phone, and what is typed survives a reload", async () => {
  const page = await shop.openPage({
    size: PHONE,
    path: PAGES.adminWorkbench,
    // An address that is none.
    mayFail: [placeOwnOrder.path],
    signedIn: true,
  });
  // Open, clip, save: name and payment are there.
  let sheet = await openSheet(page);
  await within(sheet, /^Honey Tortoise/).click();
  await within(sheet, "Add the order, $26.00").click();
  await toasts(page).getByText("Order 1001 is added").waitFor();
  await sheet.waitFor({ state: "detached" });
  await page.getByText(/^Market, /).waitFor();

  sheet = await openSheet(page);
  await within(sheet, /^Honey Tortoise/).click();
  await within(sheet, /^Honey Tortoise.*1 in this order/).click();
  await within(sheet, "One Honey Tortoise less").click();
  await sheet.getByText("A message").click();
  await sheet.getByLabel("Name").fill("Mila Hartmann");
  await sheet.getByLabel("Email (optional)").fill("mila@");
  await within(sheet, "Something else").click();
  await sheet.getByLabel("What is it?").fill("Gift wrap");
  await sheet.getByLabel("Price").fill("1,5");
  await screenshot(page, "add-order");
  expect(await audit(page)).toEqual([]);
  await page.reload();
  // Its entry in the history opens it again.
  await sheet.getByLabel("What is it?").waitFor();
  expect(await sheet.getByLabel("Name").inputValue()).toBe("Mila Hartmann");
  await within(sheet, "Add the order, $27.50").click();
  await sheet.getByText("Enter a valid email address").first().waitFor();
  await sheet.getByLabel("Email (optional)").fill("mila@example.com");
  await sheet.getByRole("alert").waitFor({ state: "detached" });
  await within(sheet, "A custom clip").click();
  await sheet.getByLabel("Letters").fill("MILA");
  await screenshot(page, "add-order-custom", { fullPage: true });
  expect(await audit(page)).toEqual([]);
  await within(sheet, /^Add the order/).click();
  await toasts(page).getByText("Order 1002 is added").waitFor();
  await page.getByText("Mila Hartmann").waitFor();
}, 60_000);
