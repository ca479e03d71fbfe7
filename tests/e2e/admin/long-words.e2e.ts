import { beforeAll, expect, test } from "bun:test";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { OWN_SHOP } from "#tests/support/browser/maker-steps.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { stillBox } from "#tests/support/browser/page.ts";
import { fillCart, openCart } from "#tests/support/browser/shopper-steps.ts";
import { pngPhoto } from "#tests/support/photos.ts";
import { resinBody } from "#tests/support/make.ts";
import { asMaker, asUploader } from "#tests/support/admin.ts";
import { settle } from "#tests/support/browser/screenshots.ts";
import type { Page } from "playwright";
import { newSite } from "#server/site/new-site.ts";
import { letterWidth } from "#web/storefront/headline-size.ts";
import {
  resizeTo,
  undrawn,
  WIDTHS,
} from "#tests/support/browser/accessibility.ts";
import { siteContent } from "#tests/support/site.ts";
import { untilServed } from "#tests/support/served-offer.ts";

const shop = setUpShop(OWN_SHOP);
let imageUrl: string;
beforeAll(async () => {
  const upload = await asUploader(shop.url);
  ({ imageUrl } = await (await upload(pngPhoto(400, 400))).json());
});

/** Returns the title of a shop with this headline, as the server renders it. */
async function titleOf(headline: string): Promise<string> {
  const hero = { ...newSite("en").hero, headline };
  const ask = await asMaker(shop.url);
  const saved = await ask("PUT", API.adminSite, siteContent({ hero }));
  const html = await untilServed(shop.url, saved);
  const [title] = /<h1[^>]* id="hero-title".*?<\/h1>/s.exec(html) ?? [];
  if (!title) throw new Error("there is no headline");
  return title;
}

/**
 * Puts each title into the page, one after the other, and returns by how many
 * pixels it leaves its column or makes the page scroll sideways, or 0.
 */
function overflows(page: Page, titles: string[]): Promise<number[]> {
  return page.evaluate(
    (all) =>
      all.map((html) => {
        const before = document.querySelector("#hero-title");
        if (before) before.outerHTML = html;
        const title = document.querySelector("#hero-title");
        if (!title) throw new Error("there is no headline");
        const range = document.createRange();
        range.selectNodeContents(title);
        const column = title.getBoundingClientRect();
        const beyond = range.getBoundingClientRect().right - column.right - 1;
        const { scrollWidth, clientWidth } = document.documentElement;
        return Math.max(0, scrollWidth - clientWidth, beyond);
      }),
    titles,
  );
}

const HEADLINES = [
  // That of a new shop.
  "",
  "Mama's Own Workshop",
  "WWW MMM WWW MMM",
  "Haarspangenmacherei",
  "Haarspangenmanufakturwerkstattvereinsnachrichten",
  "Élodie, Zoë & Åsa",
  "Заколки ручной работы",
  "髪留めの店 バレット",
  "Every clip is poured, polished and finished by hand in Maine",
  // Texts of the usual length.
  "Hold everything.",
];

test("a text from right to left ends at its left in the lists of the panel, and begins in a cart where the others do", async () => {
  const ask = await asMaker(shop.url);
  const name = "דבש, 7.";
  const description = 'שרף ענבר חם, 9 ס"מ.';
  const price = "24.00";
  const product = { name, description, price, imageUrl };
  await ask("POST", API.adminProducts, product);
  const resin = "קוורץ ורוד";
  await ask("POST", API.adminResins, resinBody({ name: resin }));
  const page = await shop.openPanel();
  const row = page.getByRole("listitem").filter({ hasText: name });
  for (const words of [name, description]) {
    const text = row.getByText(words, { exact: true });
    const lefts = await text.evaluate(({ firstChild }) => {
      const last = (firstChild?.textContent?.length ?? 0) - 1;
      return [0, last].map((at) => {
        const range = document.createRange();
        if (firstChild) range.setStart(firstChild, at);
        if (firstChild) range.setEnd(firstChild, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    const [first = 0, last = 0] = lefts;
    expect({ words, isLeft: last < first }).toEqual({ words, isLeft: true });
  }

  await fillCart(page, { charms: [], letters: "MILA" });
  await page.goto(PAGES.privacy);
  await openCart(page);
  const cart = page.getByRole("dialog", { name: "Your Cart" });
  const heading = await stillBox(cart.getByRole("heading", { level: 3 }));
  // The resin's dot is in the same line, before its name.
  const left = await cart.getByText(resin).evaluate((parts) => {
    const range = document.createRange();
    range.selectNodeContents(parts.parentElement ?? parts);
    return range.getBoundingClientRect().left;
  });
  expect(Math.abs(left - heading.x)).toBeLessThan(2);
});

test("a headline stays in its column at every width, has its full size if it is of the usual length, and the display font's widths are those that its size comes from", async () => {
  const titles: string[] = [];
  for (const headline of HEADLINES) titles.push(await titleOf(headline));
  const page = await shop.openPage();
  // The fonts of the rarer characters load once one of them is on the page.
  await page.evaluate((all) => {
    const title = document.querySelector("#hero-title");
    title?.insertAdjacentHTML("afterend", all.join(""));
  }, titles);
  await settle(page);
  await page.evaluate(() => {
    const [, ...others] = document.querySelectorAll("#hero-title");
    for (const other of others) other.remove();
  });
  const tooWide: [string | undefined, number][] = [];
  await undrawn(page, async () => {
    for (const width of WIDTHS) {
      await resizeTo(page, width);
      for (const [index, by] of (await overflows(page, titles)).entries())
        if (by > 0) tooWide.push([HEADLINES[index], width]);
    }
  });
  expect(tooWide).toEqual([]);
  const size = page.locator("#hero-title");
  expect(await size.getAttribute("style")).toBeNull();

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
  await measure();
  await settle(page);
  const measured = await measure();
  const wrong = characters.filter((each, index) => {
    const known = letterWidth(each.codePointAt(0) ?? 0) * 100;
    return Math.abs((measured[index] ?? 0) - known) > 1;
  });
  expect(wrong).toEqual([]);
});
