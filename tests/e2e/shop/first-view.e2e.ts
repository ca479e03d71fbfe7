import { expect, test } from "bun:test";
import { LANGUAGES } from "#shared/messages/languages.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { watchFirstView } from "#tests/support/browser/first-view.ts";
import { PHONE } from "#tests/support/browser/page.ts";

const LIMIT_KIB = 145;
const LIMIT_REQUESTS = 8;
/** What the signs and the longer texts of a language may add to English. */
const MORE_KIB = 4;

let english: number | undefined;

const shop = setUpShop();

test.each(LANGUAGES)(
  "the first view is light in %s",
  async (language) => {
    const { url } = await shop.startAnother({
      env: { SHOP_LANGUAGE: language, SHOP_CURRENCY: "EUR" },
    });
    const page = await shop.newPage({ size: PHONE, shopUrl: url });
    const cdp = await page.context().newCDPSession(page);
    const bytes = await watchFirstView(cdp);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const sum = [...bytes.values()].reduce((total, each) => total + each, 0);
    // The part of the display font that only other languages use is not loaded.
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("-western-"))
        .map(({ name }) => name),
    );
    expect(fonts).toEqual([]);
    expect(sum / 1024).toBeGreaterThan(100);
    english ??= sum / 1024;
    expect(sum / 1024).toBeLessThanOrEqual(LIMIT_KIB);
    expect(sum / 1024 - english).toBeLessThanOrEqual(MORE_KIB);
    expect(bytes.size).toBeLessThanOrEqual(LIMIT_REQUESTS);
  },
  30_000,
);
