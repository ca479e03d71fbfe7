import { beforeEach, expect, test } from "bun:test";
import { PAGE_NAMES, PAGE_TABLE } from "#shared/api/page-table.ts";
import { PAGES } from "#shared/api/paths.ts";
import { createPages } from "#server/pages/pages.ts";
import { ADMIN_ENV } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { slugError } from "#shared/site/pages.ts";

const shop = setUpApp(ADMIN_ENV, (deps) => createPages(deps, PAGE_ASSETS));
let visitor: Visitor;
beforeEach(() => {
  visitor = shop.visitor();
});

for (const name of PAGE_NAMES) {
  const path = PAGES[name];
  const { listing, isOffered, isReplaceable } = PAGE_TABLE[name];

  test(`${path} is answered, listed and reserved as its row says`, async () => {
    const page = await visitor.get(path);
    expect(page.status).toBe(isOffered ? 404 : 200);
    if (!isOffered)
      expect(page.text.includes('content="noindex"')).toBe(
        listing !== "listed",
      );
    const sitemap = await visitor.get("/sitemap.xml");
    expect(sitemap.text.includes(`${path}</loc>`)).toBe(listing === "listed");
    const robots = await visitor.get("/robots.txt");
    expect(robots.text.includes(`Disallow: ${path}\n`)).toBe(
      listing === "private",
    );
    if (path === PAGES.home) return;
    expect(slugError(path.slice(1)) === undefined).toBe(isReplaceable === true);
  });
}
