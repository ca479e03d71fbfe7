import { describe, expect, test } from "bun:test";
import type { Page } from "playwright";
import {
  DESKTOP,
  eventually,
  PHONE,
  pressEscape,
  untilClosed,
  untilHydrated,
} from "#tests/support/browser/page.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { historyPlace } from "#tests/support/browser/maker-steps.ts";
import {
  button,
  fillCart,
  fillContact,
  hasFocus,
  openCart,
  openCheckout,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop();

/** Waits until the element's top is in the upper part of the window. */
const isInView = (page: Page, id: string) =>
  page.waitForFunction((target) => {
    const top = document.getElementById(target)?.getBoundingClientRect().top;
    return top !== undefined && top > -2 && top < innerHeight * 0.6;
  }, id);

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const privacy = (page: Page) =>
  page.getByRole("heading", { name: "Privacy", level: 1 });

describe("the navigation", () => {
  test("scrolls to its sections, from other pages too, and back", async () => {
    const page = await shop.openPage();
    const nav = page.getByRole("navigation", { name: "Main" });
    for (const [name, id] of [
      ["Shop", "products"],
      ["Our Process", "process"],
    ] as const) {
      await nav.getByRole("link", { name }).click();
      await isInView(page, id);
      await eventually(page).toHaveURL(`${shop.url}/#${id}`);
    }
    await page.getByRole("link", { name: "Shop Now" }).click();
    await isInView(page, "products");
    // The navigation also marks the current section after manual scrolling.
    for (const [top, name] of [
      [1e6, "Contact"],
      [0, "Home"],
    ] as const) {
      // Sections get their height as they come near, so the end moves on.
      const current = nav.locator("[aria-current=true]");
      await eventually
        .poll(async () => {
          await page.evaluate(
            (to) => scrollTo({ top: to, behavior: "instant" }),
            top,
          );
          return current.allTextContents();
        })
        .toEqual([name]);
    }
    // So it does where the next section begins above the window's middle.
    await page.setViewportSize({ width: 1280, height: 3_000 });
    const isShort = () =>
      page.evaluate(() => {
        const next = document.getElementById("products");
        dispatchEvent(new Event("scroll"));
        return (next?.getBoundingClientRect().top ?? 0) < innerHeight / 2;
      });
    await eventually.poll(isShort).toBe(true);
    await eventually(nav.locator("[aria-current=true]")).toHaveText("Home");
    await page.setViewportSize(DESKTOP);
    const privacy = page.getByRole("heading", { name: "Privacy", level: 1 });
    await page.getByRole("link", { name: "Privacy" }).click();
    await privacy.waitFor();
    await eventually(page).toHaveTitle("Privacy · Barrette & Bloom");
    // The styles that the home page came without are loaded, and once.
    const late = page.locator('link[rel="stylesheet"][href*="/late-"]');
    await eventually(late).toHaveCount(1);
    await nav.getByRole("link", { name: "Our Process" }).click();
    await isInView(page, "process");
    await page.goBack();
    await privacy.waitFor();
    await eventually(late).toHaveCount(1);
    await page.goForward();
    await page.getByRole("heading", { name: "Our Process" }).waitFor();
    await eventually(page).toHaveTitle(/^Handmade resin claw clips/);
  });

  test("leads from pages that came without the home page: an unknown one and a text", async () => {
    const page = await shop.openPage({ path: "/Admin", mayFail: ["/Admin"] });
    await page.getByRole("link", { name: "Back to the shop" }).click();
    await page.getByRole("heading", { name: "Hold everything." }).waitFor();

    const nav = page.getByRole("navigation", { name: "Main" });
    for (const [name, id] of [
      ["Our Process", "process"],
      ["Contact", "contact"],
    ] as const) {
      await page.goto(PAGES.privacy);
      await untilHydrated(page);
      await nav.getByRole("link", { name }).click();
      await page.getByRole("article", { name: "Honey Tortoise" }).waitFor();
      await eventually(page.locator(`#${id}`)).toBeInViewport();
    }

    // A link in the empty cart leaves the previous page with a closed cart.
    await page.goto(PAGES.privacy);
    await openCart(page);
    await page
      .getByRole("dialog")
      .getByRole("link", { name: "Shop Now" })
      .click();
    await eventually(page).toHaveURL(`${shop.url}/#products`);
    await untilClosed(page);
    await page.goBack();
    await privacy(page).waitFor();
    await untilClosed(page);
  });
});

test("on a phone the menu closes by Escape, a choice or the focus, and Back and Forward close and open the cart, the designer and a shared design", async () => {
  const page = await shop.openPage({ size: PHONE });
  await button(page, "Open menu").click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "Contact" }).waitFor();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await hasFocus(page, "button", "Open menu");
  await button(page, "Open menu").click();
  await menu.getByRole("link", { name: "Shop" }).click();
  await menu.waitFor({ state: "hidden" });
  await isInView(page, "products");
  await hasFocus(page, "button", "Open menu");
  // It follows its button in the tab order.
  await button(page, "Open menu").press("Enter");
  await menu.getByRole("link", { name: "Home" }).waitFor();
  await page.keyboard.press("Tab");
  await eventually(menu.getByRole("link", { name: "Home" })).toBeFocused();
  await page.getByRole("link", { name: "Shop Now" }).focus();
  await menu.waitFor({ state: "hidden" });

  await page.goto(PAGES.home);
  await untilHydrated(page);
  await openCart(page);
  await page.goBack();
  await untilClosed(page);
  await hasFocus(page, "button", "Cart, 0 items");
  await page.goForward();
  await dialog(page, "Your Cart").waitFor();
  await eventually(page).toHaveURL(`${shop.url}/`);
  await page.goBack();
  await untilClosed(page);
  for (const afterMs of [10, 15, 20, 25, 30, 40, 60]) {
    await page.evaluate(async (ms) => {
      const move = (go: () => void) =>
        new Promise<void>((resolve) => {
          addEventListener("popstate", () => resolve(), { once: true });
          go();
        });
      await move(() => history.forward());
      await new Promise((resolve) => setTimeout(resolve, ms));
      await move(() => history.back());
    }, afterMs);
    await untilClosed(page);
  }

  await openDesigner(page);
  await page.reload();
  await dialog(page, "Design Your Clip").waitFor();
  await page.goBack();
  await untilClosed(page);
  const saved = await page.request.post(API.designs, {
    data: { customText: "mila" },
  });
  const { url }: { url: string } = await saved.json();
  await page.goto(url);
  await dialog(page, "Someone designed this clip").waitFor();
  await page.goBack();
  await untilClosed(page);
  await page.getByRole("heading", { name: "Hold everything." }).waitFor();
  await page.reload();
  await untilHydrated(page);
  await untilClosed(page);
  await page.goForward();
  await dialog(page, "Someone designed this clip").waitFor();
  await button(page, "Add to Cart").last().click();
  await untilClosed(page);
  await eventually(page).toHaveURL(`${shop.url}/`);
});

describe("Back and Forward", () => {
  const steps = (page: Page) => page.evaluate(() => history.length);

  test("find no entry of a dialog that was closed by its button or Escape, and lead from editing a clip to its line, and to the cart", async () => {
    const page = await shop.newPage();
    await fillCart(page, { charms: ["Daisy"], letters: "mila" });
    await page.goto(PAGES.privacy);
    await page.goto(PAGES.design);
    await dialog(page, "Design Your Clip").waitFor();
    await pressEscape(page);
    await untilClosed(page);
    expect(new URL(page.url()).pathname).toBe(PAGES.design);
    await button(page, "Design Your Clip").click();
    await dialog(page, "Design Your Clip").waitFor();
    await pressEscape(page);
    await untilClosed(page);
    await openCart(page);
    await button(page, "Close cart").click();
    await untilClosed(page);
    await openCart(page);
    await openCheckout(page);
    await button(page, "Close checkout").click();
    await untilClosed(page);
    await page.goBack();
    await privacy(page).waitFor();

    // From editing a clip to its line, and to the cart once the line is gone.
    await openCart(page);
    const before = await steps(page);
    const ofCart = await historyPlace(page);
    const edit = button(page, /^Edit Custom/);
    await edit.click();
    await dialog(page, "Edit Your Clip").waitFor();
    await page.goBack();
    await eventually(edit).toBeFocused();
    // It is still there while it fades, and would take the Escape.
    await dialog(page, "Edit Your Clip").waitFor({ state: "hidden" });
    await edit.click();
    await dialog(page, "Edit Your Clip").waitFor();
    await pressEscape(page);
    await eventually(edit).toBeFocused();
    await eventually.poll(() => steps(page)).toBe(before + 1);
    await eventually.poll(() => historyPlace(page)).toBe(ofCart);
    await page.goBack();
    await untilClosed(page);
    await page.goForward();
    await edit.click();
    await dialog(page, "Edit Your Clip").waitFor();
    await page.goBack();
    await button(page, /^Remove Custom/).click();
    await page.getByText("Nothing held yet").waitFor();
    await page.goForward();
    await dialog(page, "Your Cart").getByText("Nothing held yet").waitFor();
  });

  test("lead from the checkout to the cart and the page, also after a reload, but not to the checkout of an order", async () => {
    const page = await shop.newPage({ size: PHONE });
    await fillCart(page, "Honey Tortoise");
    await page.goto(PAGES.privacy);
    await openCart(page);
    await openCheckout(page);
    await page.goBack();
    await dialog(page, "Your Cart").waitFor();
    await page.goBack();
    await untilClosed(page);
    await page.goForward();
    await page.goForward();
    await dialog(page, "Checkout").waitFor();
    await page.reload();
    await dialog(page, "Checkout").getByText("Honey Tortoise").waitFor();
    await page.goBack();
    await dialog(page, "Your Cart").waitFor();
    await page.reload();
    await dialog(page, "Your Cart").getByText("Honey Tortoise").waitFor();
    await page.goBack();
    await untilClosed(page);
    // Nothing of the reloaded page opened the dialog.
    await eventually(page.getByRole("main")).toBeFocused();
    await page.reload();
    await untilHydrated(page);
    await untilClosed(page);

    await openCart(page);
    await openCheckout(page);
    await fillContact(page);
    await button(page, "Place Order").click();
    await page.getByRole("heading", { name: "Order Confirmed!" }).waitFor();
    await page.goBack();
    await privacy(page).waitFor();
    await untilClosed(page);
    await eventually(page).toHaveURL(shop.url + PAGES.privacy);
  });
});
