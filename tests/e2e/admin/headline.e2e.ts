import { beforeAll, expect, test } from "bun:test";
import type { Page } from "playwright";
import { API } from "#shared/api/paths.ts";
import { letterWidth } from "#web/storefront/home/headline-size.ts";
import { NEW_SITE } from "#shared/site/new-site.ts";
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

/** Opens the home page with this headline; "" is that of a new shop. */
async function openWith(headline: string): Promise<Page> {
  const hero = { ...NEW_SITE.hero, headline };
  await ask("PUT", API.adminSite, siteContent({ hero }));
  return shop.openPage();
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

test.each([
  "",
  "Hold everything.",
  "Mama's Own Workshop",
  "WWW MMM WWW MMM",
  "Haarspangenmacherei",
  "Haarspangenmanufakturwerkstattvereinsnachrichten",
  "Élodie, Zoë & Åsa",
  "Заколки ручной работы",
  "髪留めの店 バレット",
  "Every clip is poured, polished and finished by hand in Maine",
])("a headline stays in its column at every width: %p", async (headline) => {
  const page = await openWith(headline);
  const overflows = [];
  for (const width of WIDTHS)
    overflows.push([width, await headlineOverflowAt(page, width)]);
  expect(overflows).toEqual(WIDTHS.map((width) => [width, 0]));
});

test("a headline of the usual length has its full size", async () => {
  const page = await openWith("Hold everything.");
  const size = page.locator("#hero-title");
  expect(await size.getAttribute("style")).toBeNull();
});

test("the widths that its size comes from are those of the display font", async () => {
  const page = await openWith("Hold everything.");
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
