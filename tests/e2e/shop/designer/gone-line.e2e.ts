import { test } from "bun:test";
import type { Page } from "playwright";
import { expect as eventually } from "playwright/test";
import { API } from "#shared/api/paths.ts";
import {
  charmsOn,
  design,
  designer,
  message,
} from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { untilHydrated } from "#tests/support/browser/page.ts";
import {
  addDesign,
  button,
  fillContact,
  openCart,
  openCheckout,
  toasts,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

const cart = (page: Page) => page.getByRole("dialog", { name: "Your Cart" });

/** Opens the only clip of the cart and changes its design. */
async function changeClip(): Promise<Page> {
  const page = await shop.openPage({ mayFail: [API.customClip] });
  await addDesign(page, ["Daisy"], "mila");
  await openCart(page);
  await button(page, /^Edit Custom/).click();
  await design(page, { letters: "lucia", charms: ["Pearl"] });
  return page;
}

/** Does something in a second window of the same shopper. */
async function elsewhere(
  page: Page,
  act: (other: Page) => Promise<void>,
): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(shop.url);
  await untilHydrated(other);
  await openCart(other);
  await act(other);
  await other.close();
  await page.bringToFront();
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

for (const [change, act] of [
  ["removed", removeClip],
  ["ordered", orderClip],
] as const)
  test(`a clip that is ${change} in another window while it is edited is added as a new one`, async () => {
    const page = await changeClip();
    await elsewhere(page, act);
    await button(page, "Update Clip").click();
    await designer(page).waitFor({ state: "hidden" });
    await toasts(page).getByText("Added as a new clip").waitFor();
    await cart(page).getByText('Custom Claw Clip - "lucia"').waitFor();
    await cart(page).getByText("Rose Quartz; Daisy, Pearl").waitFor();
    await eventually(cart(page).getByText("mila")).toHaveCount(0);
  });

test("a clip that left the cart and cannot be added again stays in the designer", async () => {
  const page = await changeClip();
  await elsewhere(page, removeClip);
  await page.route(`**${API.customClip}`, (route) => route.abort());
  const isFetched = page.waitForResponse(`**${API.cart}`);
  await button(page, "Update Clip").click();
  await toasts(page).getByText("Failed to update custom clip.").waitFor();
  await isFetched;
  await eventually(button(page, "Update Clip")).toBeEnabled();
  await eventually(message(page)).toHaveValue("lucia");
  await eventually.poll(() => charmsOn(page)).toEqual(["Daisy", "Pearl"]);
  await page.unroute(`**${API.customClip}`);
  await button(page, "Update Clip").click();
  await cart(page).getByText('Custom Claw Clip - "lucia"').waitFor();
});
