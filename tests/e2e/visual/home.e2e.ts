import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { eventually, hold, PHONE } from "#tests/support/browser/page.ts";
import { PAGES } from "#shared/api/paths.ts";
import { ADMIN_ENV, changeProduct } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { picture } from "#tests/support/browser/accessibility.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import {
  screenshot,
  settle,
  SIZES,
} from "#tests/support/browser/screenshots.ts";
import { servedOffer } from "#tests/support/served-offer.ts";

const shop = setUpShop({
  env: { ...ADMIN_ENV, SOCIAL_URL: "https://social.example.com/barrette" },
});

/** Returns for each row of clips at how many heights its buttons end. */
const rowsOfButtons = (page: Page) =>
  page.locator("article").evaluateAll((cards) => {
    const rows = new Map<number, Set<number>>();
    for (const card of cards) {
      const top = Math.round(card.getBoundingClientRect().top);
      const last = [...card.querySelectorAll("button")].at(-1);
      const bottom = Math.round(last?.getBoundingClientRect().bottom ?? 0);
      rows.set(top, (rows.get(top) ?? new Set()).add(bottom));
    }
    return [...rows.values()].map((row) => row.size);
  });

test("the home page, its menu, the privacy page and an unknown page are accessible", async () => {
  await changeProduct(shop.url, "Plum Starlight", { inStock: false });
  await eventually
    .poll(async () => (await servedOffer(shop.url)).products)
    .not.toContain("Plum Starlight");
  const page = await shop.openPage({ mayFail: ["/nothing-here"] });
  const plum = page.getByRole("article", { name: "Plum Starlight" });
  await plum.getByRole("button", { name: "Sold out" }).waitFor();
  await settle(page);
  // The buttons of a row are in line, sold out or not.
  const rows = await rowsOfButtons(page);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows).toEqual(rows.map(() => 1));

  await screenshot(page, "home-first");
  await picture(page, "home", {
    fullPage: true,
    alsoWide: true,
    isWalked: true,
  });
  const field = page.getByRole("textbox", { name: "Email address" });
  await field.fill("mila.example.com");
  await page.getByRole("button", { name: "Join" }).click();
  await eventually(field).toHaveAttribute("aria-invalid", "true");
  await picture(page, "newsletter-error", { isWalked: true });
  // Axe does not see the colors that the system draws: people look at them.
  await page.emulateMedia({ forcedColors: "active" });
  await screenshot(page, "home-forced-colors", { fullPage: true });
  await page.emulateMedia({ forcedColors: null });
  await page.getByRole("button", { name: "Open menu" }).click();
  await screenshot(page, "home-menu");
  await page.goto(PAGES.privacy);
  await picture(page, "privacy", { fullPage: true, isWalked: true });
  const answer = await page.goto("/nothing-here");
  expect(answer?.status()).toBe(404);
  await picture(page, "404", { isWalked: true });
});

test("the clips while they load and after a failure, and a lost connection, are accessible", async () => {
  const page = await shop.openPage({
    path: PAGES.privacy,
    size: PHONE,
    // Without a connection every request fails.
    mayFail: ["/"],
  });
  const release = await hold(page, `**${API.products}`, { thenAbort: true });
  await page
    .getByRole("link", { name: "Barrette & Bloom, home" })
    .first()
    .click();
  await page.getByText("Loading clips...").waitFor({ state: "attached" });
  for (const [, size] of SIZES) {
    await page.setViewportSize(size);
    await screenshot(page, "home-loading", { fullPage: true, unsettled: true });
  }
  release();
  await page.getByText("We couldn't load the clips.").waitFor();
  await page.context().setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await picture(page, "states", { fullPage: true });
});
