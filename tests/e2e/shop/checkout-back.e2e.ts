import { afterAll, describe, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, hold } from "#tests/support/browser/page.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, changeProduct } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  button,
  fillContact,
  lookUntil,
  openCheckout,
  openCheckoutOf,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({ env: ADMIN_ENV });

describe("Back from the checkout", () => {
  const sentence = /Sherbet Cloud.*sold out/;
  const dialog = (page: Page, name: string) =>
    page.getByRole("dialog", { name });
  const setStock = (inStock: boolean) =>
    changeProduct(shop.url, "Sherbet Cloud", { inStock });
  afterAll(() => setStock(true));

  async function toHeldOrder(page: Page): Promise<() => void> {
    const release = await hold(page, `**${API.orders}`, { times: 1 });
    await button(page, "Place Order").click();
    await button(page, "Processing...").waitFor();
    return release;
  }

  test("shows in a notification why an order in progress is refused, and ends the notice of one", async () => {
    await setStock(true);
    const page = await shop.newPage({ mayFail: [API.orders] });
    await openCheckoutOf(page, "Honey Tortoise", "Sherbet Cloud");
    await fillContact(page);
    await setStock(false);
    const release = await toHeldOrder(page);
    await page.goBack();
    await dialog(page, "Your Cart").waitFor();
    release();
    await toasts(page).getByText("Order failed").waitFor();
    await toasts(page).getByText(sentence).waitFor();

    await setStock(true);
    // The cart may still be fetched after the refusal.
    await lookUntil(page, () =>
      button(page, "Proceed to Checkout").isEnabled(),
    );
    await openCheckout(page);
    await setStock(false);
    await button(page, "Place Order").click();
    const notice = dialog(page, "Checkout").getByText(sentence);
    await notice.waitFor();
    await page.goBack();
    await button(page, "Remove Sherbet Cloud").click();
    await openCheckout(page);
    await eventually(notice).toHaveCount(0);
    await button(page, "Place Order").click();
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
  });

  test("to the cart or the page still leads to the confirmation of an order in progress", async () => {
    const page = await shop.newPage();
    for (const steps of [1, 2]) {
      await openCheckoutOf(page, "Honey Tortoise");
      await fillContact(page);
      const release = await toHeldOrder(page);
      for (let step = 0; step < steps; step++) await page.goBack();
      await dialog(page, "Checkout").waitFor({ state: "hidden" });
      release();
      await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
      await eventually(page.getByRole("dialog")).toHaveCount(0);
      await button(page, "Cart, 0 items").waitFor();
      await page.goBack();
      await page.getByRole("heading", { name: "Privacy", level: 1 }).waitFor();
      await eventually(page.getByRole("dialog")).toHaveCount(0);
    }
  });
});
