import { beforeEach, describe, expect, test } from "bun:test";
import { lastListPage, PRODUCTS_PER_PAGE } from "#shared/catalog/rules.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { listPath, PAGES } from "#shared/api/paths.ts";
import { API, productPagePath } from "#tests/support/api.ts";
import { createPages } from "#server/pages/pages.ts";
import { listProducts } from "#server/catalog/store.ts";
import { removeProduct } from "#tests/support/catalog.ts";
import { makeProduct } from "#tests/support/make.ts";
import { MANY, makeManyProducts } from "#tests/support/many-products.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { until } from "#tests/support/until.ts";

const PUBLIC_URL = "https://shop.example.com";
const LAST = lastListPage(MANY);
/** The limit of a page's HTML in bytes, however many products there are. */
const MAX_HTML = 1_200_000;

const shop = setUpApp({ PUBLIC_URL }, (deps) => createPages(deps, PAGE_ASSETS));
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

const namesOn = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a[^>]*>(Clip \d+)<\/a><\/h3>/g)].map(
    ([, name = ""]) => name,
  );
const textOf = (html: string, tag: string) =>
  new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`)
    .exec(html)?.[1]
    ?.replace(/<.*?>/g, "");
const nextOn = (html: string) =>
  /<a [^>]*href="([^"]+)"[^>]*rel="next"/.exec(html)?.[1];
const previousOn = (html: string) =>
  /<a [^>]*href="([^"]+)"[^>]*rel="prev"/.exec(html)?.[1];
const headLinks = (html: string) =>
  [...html.matchAll(/<link rel="(canonical|prev|next)" href="([^"]+)">/g)].map(
    ([, rel, url]) => `${rel} ${url}`,
  );

/** Returns what search engines are told of the products on a page. */
function listedOn(html: string): { position: number; url: string }[] {
  const [, json = ""] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json)["@graph"][1].itemListElement;
}

describe(`a shop with ${MANY} products`, () => {
  test("shows every product to readers without scripts, on pages within the limit", async () => {
    await makeManyProducts(shop.deps, MANY);
    const seen: string[] = [];
    let previous: string | undefined;
    let path: string | undefined = PAGES.home;
    while (path) {
      const { status, text }: { status: number; text: string } =
        await visitor.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(Buffer.byteLength(text)).toBeLessThan(MAX_HTML);
      expect(namesOn(text).length).toBeLessThanOrEqual(PRODUCTS_PER_PAGE);
      seen.push(...namesOn(text));
      // A link leads back, and one that says "More clips" leads on.
      expect([path, previousOn(text)]).toEqual([path, previous]);
      expect(text.includes("More clips")).toBe(nextOn(text) !== undefined);
      previous = path;
      path = nextOn(text);
    }
    const all = (await listProducts(shop.deps.db)).map(({ name }) => name);
    expect(seen).toEqual(all);
    expect(all).toHaveLength(MANY);
  });

  test("tells search engines of each product once, on its page", async () => {
    await makeManyProducts(shop.deps, MANY);
    const { text: first } = await visitor.get(PAGES.home);
    const { text: second } = await visitor.get(listPath(2));
    const [last, next] = [listedOn(first).at(-1), listedOn(second)[0]];
    expect(last?.position).toBe(PRODUCTS_PER_PAGE);
    expect(next?.position).toBe(PRODUCTS_PER_PAGE + 1);
    // They were added without a slug, as by an earlier version.
    const [, id] = /id="product-(\d+)"/.exec(second) ?? [];
    expect(next?.url).toBe(`${PUBLIC_URL}/clips/clip-${id}`);
    const { text: sitemap } = await visitor.get("/sitemap.xml");
    for (let page = 2; page <= LAST; page += 1)
      expect(sitemap).toContain(`<loc>${PUBLIC_URL}/clips/${page}</loc>`);
    expect(sitemap).not.toContain(`/clips/${LAST + 1}<`);
  });

  test("gives each page an address, a title and its neighbors", async () => {
    await makeManyProducts(shop.deps, MANY);
    const pages = [PAGES.home, "/clips/2", "/clips/3", `/clips/${LAST}`];
    const texts = await Promise.all(
      pages.map(async (path) => (await visitor.get(path)).text),
    );
    expect(texts.map(headLinks)).toEqual([
      [`next ${PUBLIC_URL}/clips/2`, `canonical ${PUBLIC_URL}/`],
      [
        `prev ${PUBLIC_URL}/`,
        `next ${PUBLIC_URL}/clips/3`,
        `canonical ${PUBLIC_URL}/clips/2`,
      ],
      [
        `prev ${PUBLIC_URL}/clips/2`,
        `next ${PUBLIC_URL}/clips/4`,
        `canonical ${PUBLIC_URL}/clips/3`,
      ],
      [
        `prev ${PUBLIC_URL}/clips/${LAST - 1}`,
        `canonical ${PUBLIC_URL}/clips/${LAST}`,
      ],
    ]);
    const [, second = ""] = texts;
    expect(textOf(second, "title")).toStartWith("In the shop, page 2 · ");
    expect(textOf(second, "h1")).toBe("In the shop, page 2");
    expect(second.includes("Design Your Clip")).toBe(false);
  });

  test("serves its pages from the cache, compressed and with an ETag", async () => {
    await makeManyProducts(shop.deps, MANY);
    const { headers } = await visitor.get(listPath(2), {
      "accept-encoding": "br",
    });
    expect(headers.get("content-encoding")).toBe("br");
    expect(headers.get("cache-control")).toBe("no-cache");
    const again = await visitor.get(listPath(2), {
      "accept-encoding": "br",
      "if-none-match": headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });

  test("has no page before the first and none after the last", async () => {
    await makeManyProducts(shop.deps, MANY);
    const first = await visitor.get("/clips/1");
    expect([first.status, first.headers.get("location")]).toEqual([308, "/"]);
    const unknown = [LAST + 1, 999_999, 99_999_999, 0, -1, "02", "2/3"];
    for (const page of unknown) {
      const { status, text } = await visitor.get(`/clips/${page}`);
      expect([page, status]).toEqual([page, 404]);
      expect(textOf(text, "title")).toStartWith("Page not found · ");
      expect(textOf(text, "h1")).toContain("404 Page Not Found");
    }
  });

  test("returns its pages by the API too, and the whole list as before", async () => {
    await makeManyProducts(shop.deps, MANY);
    const whole = ProductList.parse((await visitor.get(API.products)).json);
    const pages = await Promise.all(
      Array.from({ length: LAST + 1 }, async (_, index) => {
        const { json } = await visitor.get(productPagePath(index + 1));
        return ProductList.parse(json);
      }),
    );
    expect(pages.flat()).toEqual(whole);
    expect(pages.at(-1)).toEqual([]);
    for (const page of ["0", "x", "1.5", "9".repeat(20)])
      expect((await visitor.get(productPagePath(page))).status).toBe(404);
  });
});

test("a page of products follows the maker's changes", async () => {
  await makeManyProducts(shop.deps, PRODUCTS_PER_PAGE);
  expect((await visitor.get(listPath(2))).status).toBe(404);
  const added = await makeProduct(shop.deps, { name: "Clip 61" });
  expect(namesOn((await visitor.get(listPath(2))).text)).toEqual(["Clip 61"]);
  await makeProduct(shop.deps, { name: "Clip 62" });
  expect(namesOn((await visitor.get(listPath(2))).text)).toEqual([
    "Clip 61",
    "Clip 62",
  ]);
  await removeProduct(shop.deps, added.id);
  expect(namesOn((await visitor.get(listPath(2))).text)).toEqual(["Clip 62"]);
});

test("a list that fits one page has no trace of further pages", async () => {
  await makeManyProducts(shop.deps, PRODUCTS_PER_PAGE);
  const { text } = await visitor.get(PAGES.home);
  expect(namesOn(text)).toHaveLength(PRODUCTS_PER_PAGE);
  expect(text.includes("listPage")).toBe(false);
  expect(text.includes("More clips")).toBe(false);
  expect(headLinks(text)).toEqual([`canonical ${PUBLIC_URL}/`]);
  await makeProduct(shop.deps, { name: "One more" });
  await until(async () =>
    (await visitor.get(PAGES.home)).text.includes("More clips"),
  );
});

describe("a list of more than 24 clips", () => {
  const cardsOn = (html: string) =>
    [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a><\/h3>/g)].map(
      ([, name = ""]) => name,
    );
  const sortsOn = (html: string) =>
    [...html.matchAll(/href="(\/clips\/by\/[^"]*)"/g)].map(([, path]) => path);

  test("is sorted by links to a bounded set of addresses", async () => {
    await makeProduct(shop.deps, { name: "Dear", price: "90.00" });
    await makeProduct(shop.deps, { name: "Gone", inStock: false });
    await makeProduct(shop.deps, {
      name: "To come",
      availableFrom: "2099-01-01T10:00:00.000Z",
    });
    await makeProduct(shop.deps, {
      name: "Two sizes",
      price: "80.00",
      variants: [
        { title: "Midi", price: "80.00" },
        { title: "Mini", price: "10.00" },
      ],
    });
    await makeProduct(shop.deps, { name: "Named new", isNew: true });
    await makeProduct(shop.deps, {
      name: "No size left",
      variants: [{ title: "Midi", price: "24.00", available: false }],
    });
    for (let index = 7; index <= 24; index += 1)
      await makeProduct(shop.deps, { name: `Clip ${index}` });
    expect(sortsOn((await visitor.get(PAGES.home)).text)).toEqual([]);
    const early = await visitor.get("/clips/by/price");
    expect([early.status, early.headers.get("location")]).toEqual([307, "/"]);

    await makeProduct(shop.deps, { name: "Latest" });
    const links = ["new", "price", "available"].map((by) => `/clips/by/${by}`);
    await until(
      async () => sortsOn((await visitor.get(PAGES.home)).text).length > 0,
    );
    expect(sortsOn((await visitor.get(PAGES.home)).text)).toEqual(links);
    const [byNew, byPrice, available] = await Promise.all(
      links.map((path) => visitor.get(path)),
    );
    expect(cardsOn(byNew?.text ?? "").slice(0, 3)).toEqual([
      "Named new",
      "Latest",
      "Clip 24",
    ]);
    const prices = cardsOn(byPrice?.text ?? "");
    expect([prices[0], prices.at(-1)]).toEqual(["Two sizes", "Dear"]);
    expect(prices).toHaveLength(25);
    const buyable = cardsOn(available?.text ?? "");
    expect(buyable).toHaveLength(22);
    for (const name of ["Gone", "To come", "No size left"])
      expect(buyable).not.toContain(name);
    expect(headLinks(byPrice?.text ?? "")).toEqual([
      `canonical ${PUBLIC_URL}/`,
    ]);
    expect(byPrice?.text).toMatch(
      /href="\/clips\/by\/price" aria-current="true"/,
    );
    for (const path of ["/clips/by/name", "/clips/by/price/2", "/clips/by"])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
    const { text: sitemap } = await visitor.get("/sitemap.xml");
    expect(sitemap).not.toContain("/clips/by");
  });

  test("is divided into pages in each order as well", async () => {
    await makeManyProducts(shop.deps, PRODUCTS_PER_PAGE + 2);
    const { text: first } = await visitor.get("/clips/by/new");
    expect(nextOn(first)).toBe("/clips/by/new/2");
    const { text: second } = await visitor.get("/clips/by/new/2");
    expect(new Set([...cardsOn(first), ...cardsOn(second)]).size).toBe(
      PRODUCTS_PER_PAGE + 2,
    );
    expect(nextOn(second)).toBeUndefined();
  });
});
