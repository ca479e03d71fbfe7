import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, untilHydrated } from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  addClip,
  button,
  fillCart,
  fillContact,
  lookAt,
  lookUntil,
  openCart,
  openCheckout,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

/** Opens another tab of the same browser. */
async function openTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto("/");
  await untilHydrated(other);
  return other;
}

test("the open cart and the checkout follow another tab, and another device when the window is looked at, but a lost order is repeated as it was", async () => {
  const page = await shop.openPage({
    path: PAGES.privacy,
    mayFail: [API.orders],
  });
  const other = await openTab(page);
  await addClip(other, "Honey Tortoise");
  await button(page, "Cart, 1 item").waitFor();
  await openCart(page);
  await addClip(other, "Rose Quartz Swirl");
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  await cart.getByRole("article", { name: /Rose Quartz/ }).waitFor();
  await openCheckout(page);
  await addClip(other, "Honey Tortoise");
  const summary = page.getByRole("region", { name: "Your order" });
  await summary.getByText("2 ×").waitFor();
  await fillContact(page);
  await button(page, "Place Order").click();
  await page.getByText("Order Confirmed!").waitFor();
  await button(other, "Cart, 0 items").waitFor();

  await fillCart(page, "Honey Tortoise");
  await page.goto(PAGES.privacy);
  await openCart(page);
  // Shown once it is fetched: looked at meanwhile, it is not fetched again.
  await cart.getByText("Honey Tortoise").waitFor();
  // The cookie's other holder changes the cart without telling this browser.
  const [line] = await (await page.request.get(API.cart)).json();
  await page.request.put(`${API.cart}/${line.id}`, { data: { quantity: 3 } });
  await lookAt(page);
  await cart.getByText("$26.00 each").waitFor();
  await eventually(cart.getByLabel(/^Quantity of/)).toContainText("3");

  // Another tab adds a clip between an order whose reply was lost and its retry.
  await openCheckout(page);
  await fillContact(page);
  await page.route(`**${API.orders}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page, "Place Order").click();
  await page.getByText(/order/i).getByText(/again/i).first().waitFor();
  await page.unroute(`**${API.orders}`);
  await lookAt(page);
  await addClip(other, "Rose Quartz Swirl");
  await button(page, "Place Order").click();
  await page.getByText("Order Confirmed!").waitFor();
  const text = (await page.getByRole("main").textContent()) ?? "";
  expect(text).toContain("Honey Tortoise");
  expect(text).not.toContain("Rose Quartz Swirl");
});

test("a browser without channels between tabs follows when it is looked at", async () => {
  const page = await shop.newPage();
  await page
    .context()
    .addInitScript(() =>
      Reflect.deleteProperty(globalThis, "BroadcastChannel"),
    );
  await page.goto(PAGES.privacy);
  await untilHydrated(page);
  const other = await openTab(page);
  await addClip(other, "Honey Tortoise");
  await lookUntil(page, () => button(page, "Cart, 1 item").isVisible());
});
