import { expect, test } from "bun:test";
import type { Page } from "playwright";
import { join } from "node:path";
import { PAGES } from "#shared/api/paths.ts";
import { MAKER } from "#server/db/locks.ts";
import { loadDemo } from "#server/demo/load.ts";
import { createPages } from "#server/pages/pages.ts";
import { loadAssets } from "#server/pages/assets.ts";
import { startApp } from "#tests/support/app.ts";
import { LANGUAGES, type Language } from "#shared/messages/languages.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { watchFirstView } from "#tests/support/browser/first-view.ts";
import { PHONE } from "#tests/support/browser/page.ts";

const CLIENT = join(import.meta.dir, "../../../dist/client");
/** The budget of the first view in any language: DECISIONS, Texts 12. */
const LIMIT_KIB = 145;
const LIMIT_REQUESTS = 8;
/**
 * The bytes that the texts of a language may add to English, and the signs of
 * its fonts.
 */
const MORE_BYTES = { texts: 1_000, signs: 1_800 };

const shop = setUpShop();

const inLanguage = (language: Language) => ({
  SHOP_LANGUAGE: language,
  SHOP_CURRENCY: "EUR",
});

/** The bytes of the requests of a page's first view. */
async function firstViewOf(page: Page, path: string): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const firstView = await watchFirstView(cdp);
  await page.goto(path);
  return firstView();
}

const sumOf = (bytes: readonly number[]) =>
  bytes.reduce((total, each) => total + each, 0);

/**
 * The bytes of the home page's texts (page, sheet, catalogue) and fonts, in a
 * demo shop of this process, which has the built files.
 */
async function weigh(language: Language) {
  const assets = await loadAssets(CLIENT);
  const pictures = await assets.pictures();
  using own = startApp(inLanguage(language), (deps) =>
    createPages(deps, assets),
  );
  const now = own.clock.now();
  await own.deps.commit(MAKER, (tx) =>
    loadDemo(tx, { pictures, language, now }),
  );
  const sizeOf = async (path: string) => {
    const headers = { "accept-encoding": "br" };
    const request = new Request(`http://localhost${path}`, { headers });
    const reply = await own.app.handle(request);
    expect([path, reply.headers.get("content-encoding")]).toEqual([
      path,
      path.endsWith("woff2") ? null : "br",
    ]);
    return (await reply.bytes()).length;
  };
  const { text: html } = await own.visitor().get(PAGES.home);
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
  const { texts, signs } = await weigh("en");
  for (const language of LANGUAGES) {
    const own = await weigh(language);
    const more = { texts: own.texts - texts, signs: own.signs - signs };
    expect(more.texts, language).toBeLessThanOrEqual(MORE_BYTES.texts);
    expect(more.signs, language).toBeLessThanOrEqual(MORE_BYTES.signs);
  }
}, 30_000);

test("the first view is light in French, which has the most signs", async () => {
  const { url } = await shop.startAnother({ env: inLanguage("fr") });
  const page = await shop.newPage({ size: PHONE, shopUrl: url });
  const bytes = await firstViewOf(page, PAGES.home);
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

test("so is that of a product's page", async () => {
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
  expect(await servedWith(PAGES.privacy)).toEqual(["first", "product", "late"]);
  expect(await servedWith(PAGES.admin)).toEqual(["first", "product", "late"]);
});
