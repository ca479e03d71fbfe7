import { beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { letterWidth } from "#web/storefront/home/headline-size.ts";
import { newSite } from "#shared/site/new-site.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { asMaker } from "#tests/support/maker-api.ts";
import { overflowAt, WIDTHS } from "#tests/support/browser/overflow.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import { siteContent } from "#tests/support/site.ts";

const shop = setUpShop({ env: ADMIN_ENV });

let ask: Awaited<ReturnType<typeof asMaker>>;
beforeAll(async () => {
  ask = await asMaker(shop.url);
});

/** Shows the home page with this headline; "" is that of a new shop. */
async function show(page: Page, headline: string): Promise<void> {
  const hero = { ...newSite("en").hero, headline };
  await ask("PUT", API.adminSite, siteContent({ hero }));
  await page.goto(PAGES.home);
  await page.locator("#hero-title").waitFor();
}

/** Returns by how many pixels the headline leaves its column, or 0. */
async function headlineOverflowAt(page: Page, width: number): Promise<number> {
  const sideways = await overflowAt(page, width);
  const beyond = await page.evaluate(() => {
    const title = document.querySelector("#hero-title");
    if (!title) throw new Error("there is no headline");
    const range = document.createRange();
    range.selectNodeContents(title);
    const column = title.getBoundingClientRect();
    return range.getBoundingClientRect().right - column.right - 1;
  });
  return Math.max(0, sideways, beyond);
}

const HEADLINES = [
  "",
  "Mama's Own Workshop",
  "WWW MMM WWW MMM",
  "Haarspangenmacherei",
  "Haarspangenmanufakturwerkstattvereinsnachrichten",
  "Élodie, Zoë & Åsa",
  "Заколки ручной работы",
  "髪留めの店 バレット",
  "Every clip is poured, polished and finished by hand in Maine",
  // Of the usual length.
  "Hold everything.",
];

test("a headline stays in its column at every width, and has its full size if it is of the usual length", async () => {
  const page = await shop.newPage();
  const tooWide = [];
  for (const headline of HEADLINES) {
    await show(page, headline);
    for (const width of WIDTHS)
      if ((await headlineOverflowAt(page, width)) > 0)
        tooWide.push([headline, width]);
  }
  expect(tooWide).toEqual([]);
  const size = page.locator("#hero-title");
  expect(await size.getAttribute("style")).toBeNull();
}, 120_000);

test("the widths that its size comes from are those of the display font", async () => {
  const page = await shop.newPage();
  await show(page, "Hold everything.");
  const characters = Array.from({ length: 95 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  );
  const measure = () =>
    page.evaluate((all) => {
      const line = document.createElement("span");
      line.style =
        "position: absolute; font-size: 1000px; letter-spacing: 0; word-spacing: 0; white-space: pre";
      document.querySelector("#hero-title")?.append(line);
      const widths = all.map((each) => {
        line.textContent = each;
        return Math.round(line.getBoundingClientRect().width / 10);
      });
      line.remove();
      return widths;
    }, characters);
  // The font of the rarer characters loads once one of them is on the page.
  await measure();
  await settle(page);
  const measured = await measure();
  const wrong = characters.filter((each, index) => {
    const known = letterWidth(each.codePointAt(0) ?? 0) * 100;
    return Math.abs((measured[index] ?? 0) - known) > 1;
  });
  expect(wrong).toEqual([]);
});
