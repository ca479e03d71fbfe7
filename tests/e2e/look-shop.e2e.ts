import { afterEach, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { expect as eventually } from "playwright/test";
import { API, PAGES } from "#shared/paths.ts";
import { ADMIN_ENV } from "#tests/admin.ts";
import {
  audit,
  type Look,
  SHOTS,
  openLook,
  shoot,
  shootWhole,
  WIDTHS,
} from "./look.ts";
import { asMaker } from "./maker-api.ts";
import {
  addClip,
  addDesign,
  fillContact,
  openCart,
  openCheckout,
  openDesigner,
} from "./shop-visits.ts";
import { setStage } from "./stage.ts";

let look: Look;

const stage = setStage({
  env: { ...ADMIN_ENV, SOCIAL_URL: "https://social.example.com/barrette" },
});
afterEach(() => look.context.close());

/** Nothing for axe to find, no fault on the way. */
async function expectSound(faults: string[] = look.faults): Promise<void> {
  expect(await audit(look)).toEqual([]);
  expect(faults).toEqual([]);
}

describe.each([...WIDTHS])("the shop at %i px", (width) => {
  test("home page", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    await look.page.goto("/");
    await shoot(look, "home-first");
    await shootWhole(look, "home");
    await expectSound();
  });

  test("home page and dialogs in forced colors", async () => {
    look = await openLook(stage.browser, stage.shop.url, width, {
      forcedColors: "active",
    });
    const { page } = look;
    await page.goto("/");
    await shootWhole(look, "home-forced-colors");
    await expectSound();
    await openDesigner(page);
    await page.getByRole("checkbox", { name: /^Daisy/ }).check();
    await shoot(look, "designer-forced-colors");
    await expectSound();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await dialog.waitFor({ state: "hidden" });
    await openCart(page);
    await shoot(look, "cart-forced-colors");
    await expectSound();
    await openCheckout(page);
    await shoot(look, "checkout-forced-colors");
    await expectSound();
  });

  test("clips that load, that fail to, and a connection that is gone", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    const { page } = look;
    const held = Promise.withResolvers<void>();
    await page.route(`**${API.products}`, async (route) => {
      await held.promise;
      await route.abort();
    });
    const answered = page.waitForResponse(`**${API.cart}`);
    await page.goto("/privacy");
    await answered;
    await page
      .getByRole("link", { name: "Barrette & Bloom, home" })
      .first()
      .click();
    await page.getByText("Loading clips...").waitFor({ state: "attached" });
    await page.screenshot({
      path: join(SHOTS, `home-loading-${width}.png`),
      fullPage: true,
    });
    held.resolve();
    await page.getByText("We couldn't load the clips.").waitFor();
    await look.context.setOffline(true);
    await page.getByText("You are offline.").waitFor();
    await shootWhole(look, "states");
    const faults = look.faults.filter(
      (fault) => !fault.includes("Failed to load"),
    );
    await expectSound(faults);
  });

  test("cart: empty, filled, and a notice of what was added", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    await look.page.goto("/");
    await openCart(look.page);
    await shoot(look, "cart-empty");
    await expectSound();
    await look.page.getByRole("button", { name: "Close cart" }).click();
    await addClip(look.page, "Rose Quartz Swirl", "Maxi, 10 cm");
    await shoot(look, "toast-success");
    await expectSound();
    await addClip(look.page, "Honey Tortoise");
    await addDesign(
      look.page,
      ["Daisy", "Sweetheart", "Lilac Butterfly"],
      "BLOOM",
    );
    await openCart(look.page);
    await shoot(look, "cart");
    await expectSound();
  });

  test("cart while it loads", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    const held = Promise.withResolvers<void>();
    await look.page.route(`**${API.cart}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await look.page.goto("/", { waitUntil: "load" });
    await look.page.getByRole("button", { name: /^Cart/ }).click();
    await look.page.getByRole("dialog").waitFor();
    await look.page.screenshot({
      path: `${SHOTS}/cart-loading-${width}.png`,
    });
    await eventually(
      look.page
        .getByRole("status", { name: "" })
        .filter({ hasText: "Loading your cart" }),
    ).toHaveCount(1);
    held.resolve();
  });

  test("checkout: open, incomplete, under way", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    await look.page.goto("/");
    await addClip(look.page, "Honey Tortoise");
    await openCart(look.page);
    await openCheckout(look.page);
    await shoot(look, "checkout");
    await expectSound();
    await look.page.getByRole("button", { name: "Place Order" }).click();
    await look.page.getByText("Missing information").waitFor();
    await shoot(look, "checkout-error");
    await expectSound();
    const held = Promise.withResolvers<void>();
    await look.page.route(`**${API.orders}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await fillContact(look.page);
    await look.page.getByRole("button", { name: "Place Order" }).click();
    await look.page.getByRole("button", { name: /Processing/ }).waitFor();
    await look.page.screenshot({
      path: `${SHOTS}/checkout-pending-${width}.png`,
    });
    held.resolve();
    await look.page
      .getByRole("heading", { name: "Order Confirmed!" })
      .waitFor();
    expect(look.faults).toEqual([]);
  });

  test("designer: start, chosen, three charms, nothing chosen, editing", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    await look.page.goto("/");
    await openDesigner(look.page);
    await shoot(look, "designer-start");
    await expectSound();
    await look.page.getByRole("button", { name: "Add to Cart" }).last().click();
    await look.page
      .getByText("Please select at least one charm")
      .first()
      .waitFor();
    await shoot(look, "designer-invalid");
    const dialog = look.page.getByRole("dialog");
    for (const name of [/^Sweetheart/, /^Daisy/])
      await dialog.getByRole("checkbox", { name }).check();
    await dialog.getByRole("textbox", { name: "Custom message" }).fill("MILA");
    await shoot(look, "designer");
    await expectSound();
    await dialog.getByRole("checkbox", { name: /^Pearl/ }).check();
    await shoot(look, "designer-limit");
    await expectSound();
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await look.page.getByText("Added to cart!").waitFor();
    await openCart(look.page);
    await look.page.getByRole("button", { name: /^Edit/ }).click();
    await look.page.getByRole("dialog", { name: "Edit Your Clip" }).waitFor();
    await shoot(look, "designer-edit");
    await expectSound();
  });

  test("promo of custom clips that are switched off", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    const switchedOn = await switchClipsOff();
    try {
      await look.page.goto("/");
      const promo = look.page.getByRole("region", { name: "Spell it out" });
      await promo.getByText("taking a short break").waitFor();
      const open = promo.getByRole("button", { name: "Design Your Clip" });
      await eventually(open).toBeDisabled();
      await promo.scrollIntoViewIfNeeded();
      await shoot(look, "promo-off");
      await expectSound();
    } finally {
      await switchedOn();
    }
  });

  test("newsletter with an address that is none", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    await look.page.goto("/");
    const field = look.page.getByRole("textbox", { name: "Email address" });
    await field.fill("mila.example.com");
    await look.page.getByRole("button", { name: "Join" }).click();
    await look.page.getByText("Invalid email").waitFor();
    await eventually(field).toHaveAttribute("aria-invalid", "true");
    await shoot(look, "newsletter-error");
    await expectSound();
  });

  test("order confirmation that is still loading", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    const held = Promise.withResolvers<void>();
    await look.page.route("**/assets/*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await look.page.goto(PAGES.confirmation, { waitUntil: "commit" });
    await look.page.getByText("Loading order details...").waitFor();
    await look.page.screenshot({ path: `${SHOTS}/order-loading-${width}.png` });
    held.resolve();
    // There is none: the way leads to the shop.
    await look.page
      .getByRole("heading", { name: "Hold everything." })
      .waitFor();
    expect(look.faults).toEqual([]);
  });

  test("order confirmation, on screen and on paper", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    await look.page.goto("/");
    await addClip(look.page, "Rose Quartz Swirl", "Maxi, 10 cm");
    await addDesign(
      look.page,
      ["Daisy", "Sweetheart", "Lilac Butterfly"],
      "BLOOM",
    );
    await openCart(look.page);
    await openCheckout(look.page);
    await fillContact(look.page);
    await look.page.getByRole("button", { name: "Place Order" }).click();
    await look.page
      .getByRole("heading", { name: "Order Confirmed!" })
      .waitFor();
    await shootWhole(look, "order-confirmation");
    await expectSound();
    await look.page.emulateMedia({ media: "print" });
    await shootWhole(look, "order-confirmation-print");
  });

  test("menu, privacy note and a page that is not there", async () => {
    look = await openLook(stage.browser, stage.shop.url, width);
    await look.page.goto("/");
    const menu = look.page.getByRole("button", { name: "Open menu" });
    if (await menu.isVisible()) {
      await menu.click();
      await shoot(look, "home-menu");
      await expectSound();
    }
    await look.page.goto("/privacy");
    await shootWhole(look, "privacy");
    await expectSound();
    const answer = await look.page.goto("/nothing-here");
    expect(answer?.status()).toBe(404);
    await shoot(look, "404");
    // The browser itself notes the 404 of the page.
    await expectSound(look.faults.filter((fault) => !fault.includes("404")));
  });
});

/** As the maker does; gives what switches them on again. */
async function switchClipsOff(): Promise<() => Promise<void>> {
  const ask = await asMaker(stage.shop.url);
  const set = async (isEnabled: boolean) => {
    await ask("PUT", API.adminClipConfig, { isEnabled });
    // The page is made anew in the background.
    const page = async () => (await fetch(stage.shop.url)).text();
    const isOff = async () => (await page()).includes("a short break");
    await eventually.poll(isOff).toBe(!isEnabled);
  };
  await set(false);
  return () => set(true);
}
