import { beforeEach, expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { createPages } from "#server/pages/pages.ts";
import { logIn } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { writePage } from "#tests/support/site.ts";

const PATHS = ["/", "/privacy", "/shipping"];

const shop = setUpApp({}, (deps) => createPages(deps, PAGE_ASSETS));
let visitor: Visitor;
beforeEach(async () => {
  visitor = shop.visitor();
  await writePage(shop.deps, "shipping", "Shipping");
});

const pagesOf = async (reader: Visitor) =>
  Promise.all(PATHS.map((path) => reader.get(path)));

test("visitors get the same bytes before and after the maker signs in", async () => {
  const before = await pagesOf(visitor);
  const maker = await logIn(shop);
  await pagesOf(maker);
  const stranger = shop.visitor();
  stranger.cookies.set("barrette_admin", "A".repeat(43));
  for (const reader of [visitor, stranger]) {
    const after = await pagesOf(reader);
    for (const [index, { text, headers }] of after.entries()) {
      expect(text).toBe(before[index]?.text ?? "");
      expect(headers.get("etag")).toBe(
        before[index]?.headers.get("etag") ?? "",
      );
      expect(text).not.toContain("canEdit");
    }
  }
});

test("the signed-in maker gets the same page with edit rights, never cached", async () => {
  const before = await pagesOf(visitor);
  const maker = await logIn(shop);
  for (const [index, { text, headers }] of (await pagesOf(maker)).entries()) {
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src");
    expect(text).toContain(',"canEdit":true');
    expect(text.replace(',"canEdit":true', "")).toBe(before[index]?.text ?? "");
  }
});

test("edit rights end with the session", async () => {
  const maker = await logIn(shop);
  const cookie = maker.cookieHeader();
  await maker.post(API.logout);
  const { text, headers } = await visitor.get("/", { cookie });
  expect(text).not.toContain("canEdit");
  expect(headers.get("cache-control")).toBe("no-cache");
});
