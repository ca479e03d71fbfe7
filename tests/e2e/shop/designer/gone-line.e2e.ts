import { test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { eventually, untilHydrated } from "#tests/support/browser/page.ts";
import { API } from "#tests/support/api.ts";
import {
  button,
  charmsOn,
  design,
  designer,
  fillCart,
  fillContact,
  message,
  openCart,
  openCheckout,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";

const shop = setUpShop();

const cart = (page: Page) => page.getByRole("dialog", { name: "Your Cart" });

/** Opens the only clip of the open cart and changes its design. */
async function changeClip(page: Page, letters: string): Promise<void> {
  await button(page, /^Edit Custom/).click();
  await design(page, { letters, charms: ["Pearl"] });
}

async function removeClip(page: Page): Promise<void> {
  await button(page, /^Remove Custom/).click();
  await cart(page).getByText("Nothing held yet").waitFor();
}

async function orderClip(page: Page): Promise<void> {
  await openCheckout(page);
  await fillContact(page);
  await button(page, "Place Order").click();
  await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
}

test("a clip that left the cart in another window while it is edited is added as a new one", async () => {
  const page = await shop.newPage({ mayFail: [API.customClip] });
  await fillCart(page, { charms: ["Daisy"], letters: "mila" });
  await page.goto(PAGES.privacy);
  await untilHydrated(page);
  const other = await page.context().newPage();
  await other.goto(PAGES.privacy);
  await untilHydrated(other);
  await openCart(other);
  await openCart(page);
  for (const [letters, before, act] of [
    ["lucia", "mila", removeClip],
    ["nora", "lucia", orderClip],
  ] as const) {
    await changeClip(page, letters);
    await act(other);
    await button(page, "Update Clip").click();
    await designer(page).waitFor({ state: "hidden" });
    await toasts(page).getByText("Added as a new clip").waitFor();
    await cart(page).getByText(`Custom Claw Clip - "${letters}"`).waitFor();
    await cart(page).getByText("Rose Quartz; Daisy, Pearl").waitFor();
    await eventually(cart(page).getByText(before)).toHaveCount(0);
  }

  // If it cannot be added again either, it stays in the designer.
  await changeClip(page, "mara");
  await openCart(other);
  await removeClip(other);
  await page.route(`**${API.customClip}`, (route) => route.abort());
  await button(page, "Update Clip").click();
  await toasts(page).getByText("Failed to update custom clip.").waitFor();
  await eventually(button(page, "Update Clip")).toBeEnabled();
  await eventually(message(page)).toHaveValue("mara");
  await eventually.poll(() => charmsOn(page)).toEqual(["Daisy", "Pearl"]);
  await page.unroute(`**${API.customClip}`);
  await button(page, "Update Clip").click();
  await cart(page).getByText('Custom Claw Clip - "mara"').waitFor();
}, 120_000);
