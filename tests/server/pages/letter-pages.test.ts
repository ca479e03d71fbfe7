import { beforeEach, expect, test } from "bun:test";
import { letterPath } from "#shared/api/paths.ts";
import { createPages } from "#server/pages/pages.ts";
import { logIn } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import {
  addSubscribers,
  tellLetter,
  writeLetter,
} from "#tests/support/letters.ts";
import { makeProduct } from "#tests/support/make.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp({}, (deps) => createPages(deps, PAGE_ASSETS));
let maker: Visitor;
beforeEach(async () => {
  maker = await logIn(shop);
  await addSubscribers(shop.deps.db, ["a@example.com"]);
});

test("a letter is a page once it is sent, the same for everyone", async () => {
  const product = await makeProduct(shop.deps, { name: "Pressed Meadow" });
  const { id, slug } = await writeLetter(maker, {
    markdown: `Twelve **clips**.\n\n[x](clip:${product.id})`,
  });
  const visitor = shop.visitor();
  const path = letterPath(slug);
  expect((await visitor.get(path)).status).toBe(404);
  await tellLetter(maker, "sendLetter", id);
  const page = await visitor.get(path);
  expect(page.status).toBe(200);
  expect(page.text).toContain("<title>The meadow is back · ");
  expect(page.text).toContain(
    'property="og:title" content="The meadow is back',
  );
  expect(page.text).toContain('name="description" content="Twelve clips."');
  expect(page.text).toContain(
    `rel="canonical" href="http://localhost:3000${path}"`,
  );
  expect(page.text).toContain("<strong>clips</strong>");
  expect(page.text).toContain("Pressed Meadow");
  expect((await visitor.get("/sitemap.xml")).text).toContain(`${path}</loc>`);
  const again = await shop.visitor().get(path, {
    "if-none-match": page.headers.get("etag") ?? "",
  });
  expect(again.status).toBe(304);
  await changeSite(shop.deps, { legal: { priceNote: "VAT included" } });
  expect((await visitor.get(path)).text).toContain(">VAT included</span>");
});

test("a letter's card has an address of its own picture", async () => {
  await makeProduct(shop.deps, { imageUrl: "/demo/blush-petal.webp" });
  const { id, slug } = await writeLetter(maker, { markdown: "No picture." });
  await tellLetter(maker, "sendLetter", id);
  const { text } = await shop.visitor().get(letterPath(slug));
  const image = /property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? "";
  expect(image).toContain("/cards/shop/");
  const none = await shop.visitor().get("/cards/letters/none-abc.jpg");
  expect(none.status).toBe(404);
});
