import { test } from "bun:test";
import { eventually, hold } from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { picture } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { screenshot } from "#tests/support/browser/screenshots.ts";
import {
  addClip,
  button,
  fillCart,
  fillContact,
  openCart,
  openCheckout,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

const BLOOM = {
  charms: ["Daisy", "Sweetheart", "Lilac Butterfly"],
  letters: "BLOOM",
};

test("the cart is accessible when empty, filled and loading, the checkout when open and incomplete, and so are the notice of an added clip and the confirmation", async () => {
  const page = await shop.openPage();
  await openCart(page);
  await picture(page, "cart-empty");
  await button(page, "Close cart").click();
  await addClip(page, "Rose Quartz Swirl", "Maxi, 10 cm");
  await picture(page, "toast-success");
  await fillCart(page, BLOOM);
  const release = await hold(page, `**${API.cart}`);
  await page.reload({ waitUntil: "load" });
  await button(page, /^Cart/).click();
  await page.getByRole("dialog").waitFor();
  await screenshot(page, "cart-loading");
  await eventually(
    page
      .getByRole("status", { name: "" })
      .filter({ hasText: "Loading your cart" }),
  ).toHaveCount(1);
  release();
  await page.getByText('Custom Claw Clip - "BLOOM"').waitFor();
  await picture(page, "cart", { alsoWide: true, isWalked: true });

  await openCheckout(page);
  await picture(page, "checkout", { alsoWide: true, isWalked: true });
  // Axe does not see the colors that the system draws: people look at them.
  await page.emulateMedia({ forcedColors: "active" });
  await screenshot(page, "checkout-forced-colors");
  await page.emulateMedia({ forcedColors: null });
  await button(page, "Place Order").click();
  await page.getByText("Missing information").waitFor();
  await picture(page, "checkout-error", { isWalked: true });
  const placing = await hold(page, `**${API.orders}`);
  await fillContact(page);
  await button(page, "Place Order").click();
  await button(page, /Processing/).waitFor();
  await screenshot(page, "checkout-pending", { unsettled: true });
  placing();
  await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
  const name = "order-confirmation";
  await picture(page, name, { fullPage: true, alsoWide: true, isWalked: true });
  await page.emulateMedia({ media: "print" });
  await screenshot(page, `${name}-print`, { fullPage: true });

  // Another window has no order to confirm, so it leads to the shop.
  const other = await page.context().newPage();
  const load = await hold(other, "**/assets/*.js");
  await other.goto(PAGES.confirmation, { waitUntil: "commit" });
  await other.getByText("Loading order details...").waitFor();
  await screenshot(other, "order-loading", { unsettled: true });
  load();
  await other.getByRole("heading", { name: "Hold everything." }).waitFor();
}, 60_000);
