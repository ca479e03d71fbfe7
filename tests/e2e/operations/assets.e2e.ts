import { afterAll, beforeAll, expect, test } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { productPath, HOME_CARD, PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import type { RunningShop } from "#tests/support/process/executable.ts";

let shop: RunningShop;
let paths: string[] = [];

beforeAll(async () => {
  shop = await startDemo();
  const manifest: { files: Record<string, unknown> } = await Bun.file(
    join(import.meta.dir, "../../../dist/client/manifest.json"),
  ).json();
  paths = Object.keys(manifest.files);
});
afterAll(() => shop[Symbol.asyncDispose]());

test("is one executable of at most 135 MB", () => {
  const { size } = Bun.file(join(import.meta.dir, "../../../dist/barrette"));
  expect(size).toBeLessThanOrEqual(135_000_000);
});

test("serves every client file from the executable alone", async () => {
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    const response = await fetch(shop.url + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect((await response.bytes()).length).toBeGreaterThan(0);
  }
});

test("lets other sites load the preview image of shared links, and nothing else", async () => {
  const policyOf = async (path: string) =>
    (await fetch(shop.url + path)).headers.get("cross-origin-resource-policy");
  expect(await policyOf(HOME_CARD)).toBe("cross-origin");
  for (const path of [PAGES.home, PAGES.admin, API.products, "/robots.txt"])
    expect([path, await policyOf(path)]).toEqual([path, "same-origin"]);
  for (const path of paths.filter((each) => each !== HOME_CARD))
    expect([path, await policyOf(path)]).toEqual([path, "same-origin"]);
});

test("the preview image of the home page is a JPEG of 1200 by 630 pixels", async () => {
  const html = await (await fetch(shop.url)).text();
  const [, url = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const answer = await fetch(url);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  const { width, height } = await new Bun.Image(
    await answer.bytes(),
  ).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test("allows the two scripts in the page itself, by their hashes", async () => {
  const page = await fetch(shop.url);
  const policy = page.headers.get("content-security-policy") ?? "";
  const scripts = [
    ...(await page.text()).matchAll(
      /<script(?: data-entry="[^"]+"[^>]*)?>(.*?)<\/script>/gs,
    ),
  ].map(([, source = ""]) =>
    createHash("sha256").update(source).digest("base64"),
  );
  expect(scripts).toHaveLength(2);
  const hashes = scripts.map((hash) => `'sha256-${hash}'`).join(" ");
  expect(policy).toContain(`script-src 'self' ${hashes};`);
});

test("answers range and conditional requests for every file", async () => {
  for (const path of paths) {
    const ask = (headers: Record<string, string>) =>
      fetch(shop.url + path, {
        headers: { "accept-encoding": "identity", ...headers },
      });
    const part = await ask({ range: "bytes=0-3" });
    expect([path, part.status]).toEqual([path, 206]);
    expect((await part.bytes()).length).toBe(4);
    const beyond = await ask({ range: "bytes=99999999-" });
    expect([path, beyond.status]).toEqual([path, 416]);
    const known = await ask({
      "if-none-match": part.headers.get("etag") ?? "",
    });
    expect([path, known.status]).toEqual([path, 304]);
  }
});

test("sends compressed text that decompresses to the original", async () => {
  const path = paths.find((each) => each.endsWith(".css")) ?? "";
  const plain = await fetch(shop.url + path, {
    headers: { "accept-encoding": "identity" },
  });
  for (const encoding of ["br", "gzip"]) {
    const packed = await fetch(shop.url + path, {
      headers: { "accept-encoding": encoding },
    });
    expect(packed.headers.get("content-encoding")).toBe(encoding);
    expect(await packed.text()).toBe(await plain.clone().text());
  }
});

// At first a page is packed quickly; a second later it is 0.7 kB smaller.
test("keeps the compressed home page below 9 kB", async () => {
  const response = await fetch(shop.url, {
    headers: { "accept-encoding": "br" },
    decompress: false,
  });
  expect((await response.bytes()).length).toBeLessThan(9_000);
});

// With the headers of the responses, this is 134 KiB.
test.each([
  ["the home page", PAGES.home],
  ["a product's page", productPath("sage-gold-leaf")],
])(
  "sends less than 145 KiB for the first view of %s, without photos and film",
  async (_, page) => {
    const ask = (path: string) =>
      fetch(shop.url + path, {
        headers: { "accept-encoding": "br" },
        decompress: false,
      });
    const html = await (await fetch(shop.url + page)).text();
    const named = html.matchAll(
      /(?:src|href|data-entry)="(\/assets\/[^"]+\.(?:css|js|woff2))"/gs,
    );
    const files = new Set([...named].map(([, path = ""]) => path));
    expect(files.size).toBeLessThanOrEqual(6);
    const sizes = await Promise.all(
      [page, ...files].map(
        async (path) => (await (await ask(path)).bytes()).length,
      ),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThan(145 * 1_024);
  },
);

// With its headers, a font of this size takes twelve packets. On a slow line, a
// few more bytes would take one more round trip before the text has its font.
test("keeps each font of the first view below 16.9 kB", async () => {
  const html = await (await fetch(shop.url)).text();
  const fonts = [...html.matchAll(/href="(\/assets\/[^"]+\.woff2)"/g)];
  expect(fonts).toHaveLength(2);
  for (const [, path = ""] of fonts) {
    const font = await fetch(shop.url + path);
    expect((await font.bytes()).length).toBeLessThan(16_900);
  }
});

test.each([
  "/manifest.json",
  "/pictures.json",
  "/../package.json",
  "/%2e%2e/main.js",
  "/assets/..%2f..%2fmain.js",
  "/assets",
])("answers 404 for %p", async (path) => {
  const response = await fetch(shop.url + path);
  expect(response.status).toBe(404);
});
