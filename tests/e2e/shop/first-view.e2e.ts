import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { watchFirstView } from "#tests/support/browser/first-view.ts";
import { PHONE } from "#tests/support/browser/page.ts";

/** What English was when the languages were weighed, and 1 kB: DECISIONS, Texts 12. */
const LIMIT_KIB = 143;
const LIMIT_REQUESTS = 8;
/** What the texts of a language may add to English, and the signs of its fonts. */
const MORE_BYTES = { texts: 1_000, signs: 1_800 };

const shop = setUpShop();

const startIn = (language: Language) =>
  shop.startAnother({
    env: { SHOP_LANGUAGE: language, SHOP_CURRENCY: "EUR" },
  });

/** The bytes of the requests of a page's first view. */
async function firstViewOf(page: Page, path: string): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const bytes = await watchFirstView(cdp);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return [...bytes.values()];
}

const sumOf = (bytes: readonly number[]) =>
  bytes.reduce((total, each) => total + each, 0);

/** The bytes of the home page's texts (page, sheet, catalogue) and fonts. */
async function weigh(shopUrl: string) {
  const sizeOf = async (path: string) => {
    const headers = { "Accept-Encoding": "br" };
    const init = { headers, decompress: false };
    return (await (await fetch(`${shopUrl}${path}`, init)).bytes()).length;
  };
  const html = await (await fetch(shopUrl)).text();
  const named = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, path = ""]) => path);
  const texts = named(/(?:rel="stylesheet" href|data-texts)="([^"]+)"/g);
  const fonts = named(/rel="preload" href="([^"]+)" as="font"/g);
  expect([texts.length, fonts.length]).toEqual([2, 2]);
  return {
    texts: sumOf(await Promise.all(["/", ...texts].map(sizeOf))),
    signs: sumOf(await Promise.all(fonts.map(sizeOf))),
  };
}

test("no language makes the first view much heavier than English does", async () => {
  const { texts, signs } = await weigh((await startIn("en")).url);
  for (const language of LANGUAGES) {
    const own = await weigh((await startIn(language)).url);
    const more = { texts: own.texts - texts, signs: own.signs - signs };
    expect(more.texts, language).toBeLessThanOrEqual(MORE_BYTES.texts);
    expect(more.signs, language).toBeLessThanOrEqual(MORE_BYTES.signs);
  }
}, 30_000);

test("the first view is light in French, which has the most signs", async () => {
  const { url } = await startIn("fr");
  const page = await shop.newPage({ size: PHONE, shopUrl: url });
  const bytes = await firstViewOf(page, "/");
  // The part of the fonts that only further languages use is not loaded.
  const fonts = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("-western-"))
      .map(({ name }) => name),
  );
  expect(fonts).toEqual([]);
  expect(sumOf(bytes)).toBeGreaterThan(100 * 1024);
  expect(sumOf(bytes)).toBeLessThanOrEqual(LIMIT_KIB * 1024);
  expect(bytes.length).toBeLessThanOrEqual(LIMIT_REQUESTS);
});

test("so is that of a clip's page", async () => {
  const page = await shop.newPage({ size: PHONE });
  const bytes = await firstViewOf(page, "/clips/sage-gold-leaf");
  expect(sumOf(bytes)).toBeGreaterThan(100 * 1024);
  expect(sumOf(bytes)).toBeLessThanOrEqual(LIMIT_KIB * 1024);
  expect(bytes.length).toBeLessThanOrEqual(LIMIT_REQUESTS);
});

/** Returns the names of the style sheets that a page is served with. */
async function servedWith(path: string): Promise<string[]> {
  const html = await (await fetch(shop.url + path)).text();
  const sheets = html.matchAll(/rel="stylesheet" href="\/assets\/(\w+)-/g);
  return [...sheets].map(([, name = ""]) => name);
}

test("styles come with the page that uses them", async () => {
  expect(await servedWith(PAGES.home)).toEqual(["first"]);
  expect(await servedWith(PAGES.privacy)).toEqual(["first", "clip", "late"]);
  expect(await servedWith(PAGES.admin)).toEqual(["first", "clip", "late"]);
});
