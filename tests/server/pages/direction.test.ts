import { beforeEach, expect, test } from "bun:test";
import {
  contentPath,
  makePagePath,
  orderPagePath,
  PAGES,
} from "#shared/api/paths.ts";
import { createPages } from "#server/pages/pages.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  makeResin,
} from "#tests/support/make.ts";
import { move, orderWithLinks } from "#tests/support/orders.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { changeSite, siteContent, writePage } from "#tests/support/site.ts";

// A right-to-left text. In a left-to-right page without a direction of its own,
// the text would have its full stop at the wrong end.
const HEBREW = "עבודת יד.";

const shop = setUpApp({}, (deps) => createPages(deps, PAGE_ASSETS));
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const VOID = new Set(
  "area br col hr img input link meta source wbr".split(" "),
);
const isOwn = (tag: string) => /^<bdi\b|\bdir="auto"/.test(tag);

/** Counts the text, and lists the elements that give the text no direction. */
function shownIn(html: string) {
  const [body = ""] = html.slice(html.indexOf("<body")).split("<script");
  const open: string[] = [];
  const bare: string[] = [];
  let count = 0;
  for (const [part, close, name = ""] of body.matchAll(
    /<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g,
  )) {
    if (close) open.pop();
    else if (name) VOID.has(name) || part.endsWith("/>") || open.push(part);
    else if (part.includes(HEBREW)) {
      count += 1;
      if (!open.some(isOwn)) bare.push(open.at(-1) ?? part);
    }
  }
  return { count, bare };
}

test("texts of the home page and the maker's pages have their own direction", async () => {
  const { newsletter, products, promo, process } = siteContent();
  await changeSite(shop.deps, {
    about: { title: "", description: "", tagline: HEBREW },
    hero: { headline: HEBREW, sentence: HEBREW, imageUrl: "", films: [] },
    products: { ...products, title: HEBREW, text: HEBREW },
    promo: { ...promo, title: HEBREW },
    process: {
      ...process,
      title: HEBREW,
      text: HEBREW,
      steps: [{ title: HEBREW, text: HEBREW }],
    },
    newsletter: { ...newsletter, title: HEBREW, text: HEBREW },
    delivery: HEBREW,
  });
  await makeProduct(shop.deps, { name: HEBREW, description: HEBREW });
  await writePage(shop.deps, "about-me", HEBREW, `${HEBREW}\n\n- ${HEBREW}`);
  const home = shownIn((await visitor.get(PAGES.home)).text);
  expect(home.bare).toEqual([]);
  expect(home.count).toBeGreaterThanOrEqual(14);
  const page = shownIn((await visitor.get(contentPath("about-me"))).text);
  expect(page.bare).toEqual([]);
  expect(page.count).toBeGreaterThanOrEqual(3);
});

test("names on an order's pages have their own direction, for shopper and maker", async () => {
  const clip = await makeProduct(shop.deps, { name: HEBREW });
  const charm = await makeCharm(shop.deps, { name: HEBREW });
  const resin = await makeResin(shop.deps, { name: HEBREW });
  await addProduct(visitor, clip);
  const design = { selectedCharms: [charm.id], resinId: resin.id };
  await addClip(visitor, { ...design, customText: "MILA" });
  const { token, makerToken } = await orderWithLinks(shop, visitor);
  await move(visitor, makerToken, { status: "making", note: HEBREW });
  for (const [path, count] of [
    [orderPagePath(token), 4],
    [makePagePath(makerToken), 6],
  ] as const) {
    const shown = shownIn((await visitor.get(path)).text);
    expect([path, shown.bare]).toEqual([path, []]);
    expect(shown.count).toBe(count);
  }
});
