import { afterAll, describe, test } from "bun:test";
import type { Page } from "playwright";
import { eventually } from "#tests/support/browser/eventually.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { hold } from "#tests/support/browser/page.ts";
import {
  button,
  fillContact,
  openCheckout,
  openCheckoutOf,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { changeProduct } from "#tests/support/maker-api.ts";

const shop = setUpShop({ env: ADMIN_ENV });

describe("Back from the checkout", () => {
  const sentence = /Sherbet Cloud.*sold out/;
  const dialog = (page: Page, name: string) =>
    page.getByRole("dialog", { name });
  const setStock = (inStock: boolean) =>
    changeProduct(shop.url, "Sherbet Cloud", { inStock });
  afterAll(() => setStock(true));

  /** Fills the form for a cart with a clip that sells out before the order. */
  async function toSoldOutOrder(): Promise<Page> {
    await setStock(true);
    const page = await shop.newPage({ mayFail: [API.orders] });
    await openCheckoutOf(page, "Honey Tortoise", "Sherbet Cloud");
    await fillContact(page);
    await setStock(false);
    return page;
  }

  async function toHeldOrder(page: Page): Promise<() => void> {
    const release = await hold(page, `**${API.orders}`);
    await button(page, "Place Order").click();
    await button(page, "Processing...").waitFor();
    return release;
  }

  test("ends the notice of a refused order", async () => {
    const page = await toSoldOutOrder();
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

  test("shows in a notification why an order in progress is refused", async () => {
    const page = await toSoldOutOrder();
    const release = await toHeldOrder(page);
    await page.goBack();
    await dialog(page, "Your Cart").waitFor();
    release();
    await toasts(page).getByText("Order failed").waitFor();
    await toasts(page).getByText(sentence).waitFor();
  });

  for (const [where, steps] of [
    ["the cart", 1],
    ["the page", 2],
  ] as const)
    test(`to ${where} still leads to the confirmation of an order in progress`, async () => {
      const page = await shop.newPage();
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
    });
});
