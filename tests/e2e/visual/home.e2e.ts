import { describe, expect, test } from "bun:test";
import { eventually } from "#tests/support/browser/eventually.ts";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { audit } from "#tests/support/browser/accessibility.ts";
import { design } from "#tests/support/browser/designer-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { hold, PHONE } from "#tests/support/browser/page.ts";
import { screenshot, SIZES } from "#tests/support/browser/screenshots.ts";
import {
  openCart,
  openCheckout,
  openDesigner,
} from "#tests/support/browser/shopper-steps.ts";

const shop = setUpShop({
  env: { SOCIAL_URL: "https://social.example.com/barrette" },
});

describe.each(SIZES)("at %s", (_name, size) => {
  test("home page, and the newsletter with an invalid address", async () => {
    const page = await shop.openPage({ size });
    await screenshot(page, "home-first");
    await screenshot(page, "home", { fullPage: true });
    expect(await audit(page)).toEqual([]);
    const field = page.getByRole("textbox", { name: "Email address" });
    await field.fill("mila.example.com");
    await page.getByRole("button", { name: "Join" }).click();
    await eventually(field).toHaveAttribute("aria-invalid", "true");
    await screenshot(page, "newsletter-error");
    expect(await audit(page)).toEqual([]);
  });

  test("home page in forced colors, and on a phone the dialogs", async () => {
    const page = await shop.openPage({
      size,
      context: { forcedColors: "active" },
    });
    await screenshot(page, "home-forced-colors", { fullPage: true });
    expect(await audit(page)).toEqual([]);
    if (size !== PHONE) return;
    await openDesigner(page);
    await design(page, { charms: ["Daisy"] });
    await screenshot(page, "designer-forced-colors");
    expect(await audit(page)).toEqual([]);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await dialog.waitFor({ state: "hidden" });
    await openCart(page);
    await screenshot(page, "cart-forced-colors");
    expect(await audit(page)).toEqual([]);
    await openCheckout(page);
    await screenshot(page, "checkout-forced-colors");
    expect(await audit(page)).toEqual([]);
  });

  test("the clips while they load and after a failure, and a lost connection", async () => {
    const page = await shop.openPage({
      path: PAGES.privacy,
      size,
      // Without a connection every request fails.
      mayFail: ["/"],
    });
    const release = await hold(page, `**${API.products}`, { thenAbort: true });
    await page
      .getByRole("link", { name: "Barrette & Bloom, home" })
      .first()
      .click();
    await page.getByText("Loading clips...").waitFor({ state: "attached" });
    await screenshot(page, "home-loading", { fullPage: true, unsettled: true });
    release();
    await page.getByText("We couldn't load the clips.").waitFor();
    await page.context().setOffline(true);
    await page.getByText("You are offline.").waitFor();
    await screenshot(page, "states", { fullPage: true });
    expect(await audit(page)).toEqual([]);
  });

  test("the menu, the privacy page and an unknown page", async () => {
    const page = await shop.openPage({ size, mayFail: ["/nothing-here"] });
    const menu = page.getByRole("button", { name: "Open menu" });
    if (await menu.isVisible()) {
      await menu.click();
      await screenshot(page, "home-menu");
      expect(await audit(page)).toEqual([]);
    }
    await page.goto("/privacy");
    await screenshot(page, "privacy", { fullPage: true });
    expect(await audit(page)).toEqual([]);
    const answer = await page.goto("/nothing-here");
    expect(answer?.status()).toBe(404);
    await screenshot(page, "404");
    expect(await audit(page)).toEqual([]);
  });
});
