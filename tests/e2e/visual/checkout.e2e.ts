import { describe, expect, test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { hold } from "#tests/support/browser/page.ts";
import { screenshot, SIZES } from "#tests/support/browser/screenshots.ts";
import {
  addClip,
  addDesign,
  fillContact,
  openCart,
  openCheckout,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

describe.each(SIZES)("at %s", (_name, size) => {
  test("the cart when empty and filled, and the notice of an added clip", async () => {
    const page = await shop.openPage({ size });
    await openCart(page);
    await screenshot(page, "cart-empty");
    expect(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Close cart" }).click();
    await addClip(page, "Rose Quartz Swirl", "Maxi, 10 cm");
    await screenshot(page, "toast-success");
    expect(await audit(page)).toEqual([]);
    await addClip(page, "Honey Tortoise");
    await addDesign(page, ["Daisy", "Sweetheart", "Lilac Butterfly"], "BLOOM");
    await openCart(page);
    await screenshot(page, "cart");
    expect(await audit(page)).toEqual([]);
  });

  test("the cart while it loads", async () => {
    const page = await shop.openPage({ size });
    await addClip(page, "Honey Tortoise");
    const release = await hold(page, `**${API.cart}`);
    await page.reload({ waitUntil: "load" });
    await page.getByRole("button", { name: /^Cart/ }).click();
    await page.getByRole("dialog").waitFor();
    await screenshot(page, "cart-loading");
    await eventually(
      page
        .getByRole("status", { name: "" })
        .filter({ hasText: "Loading your cart" }),
    ).toHaveCount(1);
    release();
  });

  test("the checkout when open, when incomplete, and while the order is sent", async () => {
    const page = await shop.openPage({ size });
    await addClip(page, "Honey Tortoise");
    await openCart(page);
    await openCheckout(page);
    await screenshot(page, "checkout");
    expect(await audit(page)).toEqual([]);
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.getByText("Missing information").waitFor();
    await screenshot(page, "checkout-error");
    expect(await audit(page)).toEqual([]);
    const release = await hold(page, `**${API.orders}`);
    await fillContact(page);
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.getByRole("button", { name: /Processing/ }).waitFor();
    await screenshot(page, "checkout-pending", { unsettled: true });
    release();
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
  });

  test("the order confirmation while it loads", async () => {
    const page = await shop.newPage({ size });
    const release = await hold(page, "**/assets/*.js");
    await page.goto(PAGES.confirmation, { waitUntil: "commit" });
    await page.getByText("Loading order details...").waitFor();
    await screenshot(page, "order-loading", { unsettled: true });
    release();
    // There is no order to confirm, so the page leads to the shop.
    await page.getByRole("heading", { name: "Hold everything." }).waitFor();
  });

  test("the order confirmation, on screen and on paper", async () => {
    const page = await shop.openPage({ size });
    await addClip(page, "Rose Quartz Swirl", "Maxi, 10 cm");
    await addDesign(page, ["Daisy", "Sweetheart", "Lilac Butterfly"], "BLOOM");
    await openCart(page);
    await openCheckout(page);
    await fillContact(page);
    await page.getByRole("button", { name: "Place Order" }).click();
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    await screenshot(page, "order-confirmation", { fullPage: true });
    expect(await audit(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await screenshot(page, "order-confirmation-print", { fullPage: true });
  });
});
