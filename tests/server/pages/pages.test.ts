import { beforeEach, describe, expect, test } from "bun:test";
import { FALLBACK_SCRIPT } from "#server/pages/content-policy.ts";
import { createHash } from "node:crypto";
import { ADMIN_WORKER, PAGES, sharedDesignPath } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { HAS_CART_COOKIE } from "#shared/cart/rules.ts";
import { SavedDesign } from "#shared/clip/schema.ts";
import { createPages } from "#server/pages/pages.ts";
import { far } from "#web/storefront/Products.css.ts";
import { demoSite } from "#server/demo/site.ts";
import { en } from "#shared/messages/demo/en.ts";
import { removeProduct, saveClipConfig } from "#tests/support/catalog.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { offerDelivery } from "#tests/support/orders.ts";
import { changeSite, writePage } from "#tests/support/site.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addProduct,
  makeCharm,
  makeProduct,
  productBody,
  SIZES,
} from "#tests/support/make.ts";
import { until } from "#tests/support/until.ts";

const SETTINGS = {
  ...ADMIN_ENV,
  PUBLIC_URL: "https://shop.example.com",
  SHOP_NAME: "Comb & Co",
  OWNER_EMAIL: "maker@example.com",
  SUPPORT_EMAIL: "help@example.com",
};

const shop = setUpApp(SETTINGS, (deps) => createPages(deps, PAGE_ASSETS));
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

/** Returns the parsed JSON of a page's data block. */
function dataOf(page: string, marker: string): unknown {
  const json = new RegExp(`<script[^>]*${marker}[^>]*>(.*?)</script>`, "s");
  return JSON.parse(json.exec(page)?.[1] ?? "");
}

const bodyOf = (page: string) => page.slice(page.indexOf("<body>"));

/** Polls a page, as the background render of a change takes a moment. */
async function pageOnce(
  path: string,
  isNew: (page: string) => boolean,
): Promise<string> {
  let page = "";
  await until(async () => {
    page = (await visitor.get(path)).text;
    return isNew(page);
  });
  return page;
}

describe("the home page", () => {
  test("has the catalogue in its markup, readable without scripts", async () => {
    await makeProduct(shop.deps, { name: "Sea Foam", variants: SIZES });
    const { text, status } = await visitor.get("/");
    expect(status).toBe(200);
    expect(text).toContain("Sea Foam");
    expect(text).toContain(">$24.00<");
    expect(text).toContain('type="radio"');
    expect(text).toContain("Design Your Clip");
    expect(text).toContain("about 30 minutes to make");
    expect(text).toContain("<noscript>");
    for (const id of ["home", "products", "process", "contact"])
      expect(text).toContain(`id="${id}"`);
  });

  test("holds every product, and browsers lay out the later ones lazily", async () => {
    for (let n = 0; n < 26; n += 1) await makeProduct(shop.deps);
    const { text } = await visitor.get("/");
    expect(text.match(/<article/g)).toHaveLength(26);
    expect(text.match(new RegExp(`<li class="${far}"`, "g"))).toHaveLength(2);
  });

  test("holds later products in groups, which browsers hydrate one by one", async () => {
    for (let n = 0; n < 24 + 24 + 1; n += 1) await makeProduct(shop.deps);
    const { text } = await visitor.get("/");
    const [grid = ""] = /<ul[^>]*><li><article[\s\S]*?<\/ul>/.exec(text) ?? [];
    expect(grid.match(/<!--\$-->/g)).toHaveLength(2);
    expect(grid).not.toContain("<template");
  });

  test("has the maker's name for the custom clip in the promo", async () => {
    await saveClipConfig(shop.deps, { name: "Your Barrette" });
    const { text } = await visitor.get("/");
    const promo = /<section[^>]*"promo-title"[\s\S]*?<\/section>/.exec(text);
    expect(promo?.[0]).toContain(">Your Barrette</b>");
  });

  test("includes the data that it was rendered from", async () => {
    await makeProduct(shop.deps, { name: "Sea Foam" });
    await makeCharm(shop.deps, { name: "Anchor" });
    const { text } = await visitor.get("/");
    expect(dataOf(text, 'id="page-state"')).toMatchObject({
      shop: { name: "Comb & Co", ownerEmail: "maker@example.com" },
      products: [{ name: "Sea Foam" }],
      charms: [{ name: "Anchor" }],
      clipConfig: { isEnabled: true },
    });
  });

  test("escapes markup in names, in the HTML and in the data", async () => {
    const name = '</script><script>alert("x")</script>';
    await makeProduct(shop.deps, { name });
    const { text } = await visitor.get("/");
    expect(text).not.toContain("<script>alert");
    expect(dataOf(text, 'id="page-state"')).toMatchObject({
      products: [{ name }],
    });
    expect(dataOf(text, "ld\\+json")).toBeDefined();
  });

  test("is the same bytes for everyone, whatever their cookies", async () => {
    const plain = await visitor.get("/");
    const other = await visitor.get("/", { cookie: "cart=abc; theme=dark" });
    expect(other.text).toBe(plain.text);
    expect(plain.headers.get("set-cookie")).toBeNull();
  });

  test("a page brings back the hint that a browser has lost, and says it to no other", async () => {
    const cookies = async () =>
      (await visitor.get(PAGES.home)).headers.getSetCookie();
    expect(await cookies()).toEqual([]);
    await addProduct(visitor, await makeProduct(shop.deps));
    expect(await cookies()).toEqual([]);
    visitor.cookies.delete(HAS_CART_COOKIE);
    const page = await visitor.get(PAGES.home);
    const [hint, ...more] = page.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(hint).toStartWith(`${HAS_CART_COOKIE}=1;`);
    visitor.cookies.delete(HAS_CART_COOKIE);
    const known = { "if-none-match": page.headers.get("etag") ?? "" };
    const same = await visitor.get(PAGES.home, known);
    expect(same.status).toBe(304);
    expect(same.headers.getSetCookie()).toEqual([hint ?? ""]);
  });

  test("has two inline scripts, and a content security policy that allows no other", async () => {
    const { text, headers } = await visitor.get("/");
    const scripts = text.match(/<script[^>]*>/g) ?? [];
    const runnable = scripts.filter((tag) => !/type="[a-z/+]*json"/.test(tag));
    expect(scripts.length).toBe(5);
    expect(runnable).toEqual([
      "<script>",
      '<script data-entry="/assets/entry-1.js">',
    ]);
    const policy = headers.get("content-security-policy") ?? "";
    const hashes = [FALLBACK_SCRIPT, "boot()"].map(
      (script) =>
        `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
    );
    expect(policy).toContain(
      `default-src 'none'; script-src 'self' ${hashes.join(" ")};`,
    );
    expect(policy).not.toContain("unsafe-eval");
  });

  test("loads what is visible first before its scripts", async () => {
    await changeSite(shop.deps, { hero: demoSite(en).hero });
    const { text } = await visitor.get("/");
    const head = text.slice(0, text.indexOf("</head>"));
    expect(head).toContain('rel="stylesheet" href="/assets/entry-2.css"');
    expect(head).toContain('href="/assets/serif-4.woff2" as="font"');
    // The markup of the hero, not the head, requests the fitting poster.
    expect(head).not.toContain('as="image"');
    expect(text).toContain("/hero/poster-phone-600.avif 600w");
    // The page's own script loads the entry after the first paint.
    const boot = '<script data-entry="/assets/entry-1.js">boot()</script>';
    expect(head.indexOf(boot)).toBeGreaterThan(0);
    expect(head.indexOf(boot)).toBeLessThan(head.indexOf("stylesheet"));
    expect(text).not.toContain('src="/assets/entry-1.js"');
  });

  test("tells search engines of the page of each clip", async () => {
    await makeProduct(shop.deps, { name: "Sea Foam", price: "31.50" });
    await changeSite(shop.deps, demoSite(en));
    const { text } = await visitor.get("/");
    expect(text).toContain("<title>Handmade resin claw clips · Comb &amp; Co");
    expect(text).toContain(
      '<link rel="canonical" href="https://shop.example.com/"',
    );
    expect(text).toContain(
      'property="og:image" content="https://shop.example.com/cards/home.jpg"',
    );
    expect(text).toContain('property="og:image:type" content="image/jpeg"');
    const data = JSON.stringify(dataOf(text, "ld\\+json"));
    expect(data).toContain(
      '"position":1,"url":"https://shop.example.com/clips/sea-foam"',
    );
  });

  test("responds 304 to a matching ETag", async () => {
    const { headers } = await visitor.get("/");
    const etag = headers.get("etag") ?? "";
    expect(headers.get("cache-control")).toBe("no-cache");
    const again = await visitor.get("/", { "if-none-match": etag });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("is rendered again when the maker changes something", async () => {
    const product = await makeProduct(shop.deps, { name: "Sea Foam" });
    const first = await visitor.get("/");
    await makeProduct(shop.deps, { name: "Dune" });
    await pageOnce("/", (page) => page.includes("Dune"));
    await removeProduct(shop.deps, product.id);
    await pageOnce("/", (page) => !page.includes("Sea Foam"));
    const { status } = await visitor.get("/", {
      "if-none-match": first.headers.get("etag") ?? "",
    });
    expect(status).toBe(200);
  });

  test("shows the maker's change as soon as the request to save succeeds", async () => {
    const maker = await logIn(shop);
    await visitor.get("/");
    for (const name of ["Dune", "Fern", "Moss"]) {
      await maker.post(API.adminProducts, productBody({ name }));
      expect((await visitor.get("/")).text).toContain(name);
    }
    await maker.put(API.adminClipConfig, { name: "Your Barrette" });
    expect((await visitor.get("/")).text).toContain("Your Barrette");
  });
});

describe("a link to a saved design", () => {
  test("has the design's picture as its preview when it is shared", async () => {
    const { json } = await visitor.post(API.designs, { customText: "HELLO" });
    const { code } = SavedDesign.parse(json);
    const { text } = await visitor.get(sharedDesignPath(code));
    expect(text).toContain(
      `property="og:image" content="https://shop.example.com/designs/${code}.jpg"`,
    );
    expect(text).toContain("A custom clip with the letters HELLO");
    expect(text).toContain(
      'property="og:title" content="Someone designed this clip · Comb &amp; Co"',
    );
    expect(text).toContain('property="og:image:type" content="image/jpeg"');
    const { text: home } = await visitor.get("/");
    expect(home).not.toContain(code);
  });

  test("has the same body as the home page, also after a change", async () => {
    const { json } = await visitor.post(API.designs, { customText: "HELLO" });
    const path = sharedDesignPath(SavedDesign.parse(json).code);
    for (const name of ["Sea Foam", "Dune"]) {
      await makeProduct(shop.deps, { name });
      const home = await pageOnce("/", (page) => page.includes(name));
      const link = await pageOnce(path, (page) => page.includes(name));
      expect(bodyOf(link)).toBe(bodyOf(home));
    }
  });

  test("is the plain home page when the design does not exist", async () => {
    const { text: home } = await visitor.get("/");
    for (const code of ["aaaaaaaaaa", "%3Cscript%3E", ""]) {
      const { text, status } = await visitor.get(`/?design=${code}`);
      expect(status).toBe(200);
      expect(text).toBe(home);
    }
  });
});

describe("the other pages", () => {
  test("are rendered, and search engines may list only the privacy note", async () => {
    const texts: Record<string, string> = {
      "/admin": "Loading...",
      "/order-confirmation": "Loading order details...",
      "/privacy": "one cookie with a random number",
    };
    for (const [path, sentence] of Object.entries(texts)) {
      const { status, text } = await visitor.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(sentence);
      const isListed = !text.includes('content="noindex"');
      expect([path, isListed]).toEqual([path, path === "/privacy"]);
    }
  });

  test("include a privacy note that says who gets orders and whom to write to", async () => {
    const { text } = await visitor.get("/privacy");
    expect(text).toContain("mailto:help@example.com");
    expect(text).toContain("maker@example.com");
    expect(text).toContain("90 days");
    expect(text).not.toContain("we store the address");
    await offerDelivery(shop.deps);
    const delivering = await visitor.get("/privacy");
    expect(delivering.text).toContain("we store the address");
  });

  test("a page that the maker writes about privacy replaces the built-in one", async () => {
    await writePage(shop.deps, "privacy", "Datenschutz & Cookies");
    const { text } = await visitor.get("/privacy");
    expect(text).toContain("<title>Datenschutz &amp; Cookies");
    expect(text).toContain("<h1");
    expect(text).not.toContain("one cookie with a random number");
    expect(text.match(/href="\/privacy"/g)).toHaveLength(1);
    const sitemap = await visitor.get("/sitemap.xml");
    expect(sitemap.text.match(/\/privacy</g)).toHaveLength(1);
  });

  test("include a 404 page with a link back to the shop", async () => {
    for (const path of ["/nope", "/admin/x", "/a/b.html", "/%E0%A4%A"]) {
      const { status, text } = await visitor.get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain("404 Page Not Found");
      expect(text).toContain("Back to the shop");
    }
  });

  test("leave unknown API paths to the API", async () => {
    const { status, json } = await visitor.get("/api/nope");
    expect(status).toBe(404);
    expect(json).toMatchObject({ code: "not_found" });
  });

  test("are served together with robots.txt, sitemap and manifest", async () => {
    const robots = await visitor.get("/robots.txt");
    expect(robots.text).toContain("https://shop.example.com/sitemap.xml");
    const sitemap = await visitor.get("/sitemap.xml");
    expect(sitemap.text).toContain("<loc>https://shop.example.com/</loc>");
    const manifest = await visitor.get("/manifest.webmanifest");
    expect(manifest.json).toMatchObject({ name: "Comb & Co" });
  });

  test("lead who asks for /favicon.ico to an icon that is there", async () => {
    const { status, headers } = await visitor.get("/favicon.ico");
    expect([status, headers.get("location")]).toEqual([
      302,
      "/icons/icon-192.png",
    ]);
  });

  test("let the panel install by a manifest of its own, with a worker that is its alone", async () => {
    const { text } = await visitor.get(PAGES.admin);
    const [, linked = ""] = /rel="manifest" href="([^"]+)"/.exec(text) ?? [];
    expect((await visitor.get(linked)).json).toMatchObject({
      display: "standalone",
      start_url: PAGES.adminWorkbench,
      scope: PAGES.admin,
      icons: expect.arrayContaining([
        expect.objectContaining({ sizes: "512x512" }),
      ]),
    });
    const home = await visitor.get(PAGES.home);
    expect(home.text).toContain('href="/manifest.webmanifest"');
    expect(home.text).not.toContain(linked);
    const { headers } = await visitor.get(ADMIN_WORKER);
    expect(headers.get("content-type")).toContain("text/javascript");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; connect-src 'self'",
    );
  });
});
