import {
  productPath,
  listPath,
  contentPath,
  letterPath,
} from "#shared/api/paths.ts";
import { pathsOf } from "#shared/api/page-table.ts";
import type { ShopInfo } from "#shared/api/page.ts";
import { lastListPage, listedPictures } from "#shared/catalog/rules.ts";
import type { Product } from "#shared/catalog/schema.ts";
import type { Site } from "#shared/site/schema.ts";
import { escapeXml } from "#shared/text/characters.ts";
import { listProducts } from "#server/catalog/store.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedText } from "#server/http/packed.ts";
import { shopInfo } from "./page-state.ts";
import { absoluteUrl } from "./structured-data.ts";
import { listPublicLetters } from "#server/news/letter-store.ts";
import { getSite } from "#server/site/store.ts";

export const SITEMAP = "/sitemap.xml";

/** Keeps the list of all pages for search engines in the cache. */
export function createSitemap(deps: Deps): void {
  createCachedText(deps, {
    path: SITEMAP,
    type: "application/xml",
    read: async () => {
      const site = await getSite(deps.db, deps.config);
      const products = await listProducts(deps.db);
      const letters = await listPublicLetters(deps.db);
      const shop = shopInfo(deps.config, site);
      return sitemap(shop, site, { products, letters });
    },
  });
}

/** The pages that the sitemap lists besides those of the site. */
type Listed = {
  products: readonly Product[];
  letters: readonly { slug: string }[];
};

function sitemap(
  shop: ShopInfo,
  { pages }: Site,
  { products, letters }: Listed,
): string {
  const written = pages.map(({ slug }) => contentPath(slug));
  const lists = Array.from(
    { length: lastListPage(products.length) - 1 },
    (_, index) => listPath(index + 2),
  );
  // A set, because the maker may have written the page about privacy.
  const sent = letters.map(({ slug }) => letterPath(slug));
  const paths = new Set([...pathsOf("listed"), ...lists, ...written, ...sent]);
  const urls = [
    ...Array.from(paths, (path) => urlOf(shop, path, [])),
    ...products.map((product) =>
      urlOf(shop, productPath(product.slug), listedPictures(product)),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join("")}</urlset>
`;
}

function urlOf(
  shop: ShopInfo,
  path: string,
  pictures: readonly string[],
): string {
  // The public address in the settings may contain an ampersand.
  const address = (each: string) => escapeXml(absoluteUrl(shop, each));
  const images = pictures.map(
    (each) =>
      `<image:image><image:loc>${address(each)}</image:loc></image:image>`,
  );
  return `<url><loc>${address(path)}</loc>${images.join("")}</url>`;
}
