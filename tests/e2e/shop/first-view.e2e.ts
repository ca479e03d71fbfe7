import { expect, test } from "bun:test";
import type { Page } from "playwright";
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

/** The bytes of the requests of a page's first view. */
async function firstViewOf(page: Page, path: string): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const bytes = await watchFirstView(cdp);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return [...bytes.values()];
}

const sumOf = (bytes: readonly number[]) =>
  bytes.reduce((total, each) => total + each, 0) / 1024;

test.each(LANGUAGES)(
  "the first view is light in %s",
  async (language) => {
    const { url } = await shop.startAnother({
      env: { SHOP_LANGUAGE: language, SHOP_CURRENCY: "EUR" },
    });
    const page = await shop.newPage({ size: PHONE, shopUrl: url });
    const bytes = await firstViewOf(page, "/");
    const sum = sumOf(bytes);
    // The part of the display font that only other languages use is not loaded.
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("-western-"))
        .map(({ name }) => name),
    );
    expect(fonts).toEqual([]);
    expect(sum).toBeGreaterThan(100);
    english ??= sum;
    expect(sum).toBeLessThanOrEqual(LIMIT_KIB);
    expect(sum - english).toBeLessThanOrEqual(MORE_KIB);
    expect(bytes.length).toBeLessThanOrEqual(LIMIT_REQUESTS);
  },
  30_000,
);

test("so is that of a clip's page", async () => {
  const page = await shop.newPage({ size: PHONE });
  const bytes = await firstViewOf(page, "/clips/sage-gold-leaf");
  expect(sumOf(bytes)).toBeGreaterThan(100);
  expect(sumOf(bytes)).toBeLessThanOrEqual(LIMIT_KIB);
  expect(bytes.length).toBeLessThanOrEqual(LIMIT_REQUESTS);
});
