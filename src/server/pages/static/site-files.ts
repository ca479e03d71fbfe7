import { lastProductPage } from "#shared/catalog/pages.ts";
import { clipsPath, contentPath, PAGES } from "#shared/api/paths.ts";
import type { ShopInfo } from "#shared/api/shop.ts";
import { PALETTES } from "#shared/site/palettes.ts";
import type { Site } from "#shared/site/schema.ts";
import type { Deps } from "#server/deps.ts";
import { countProducts } from "#server/catalog/store.ts";
import { iconPath } from "#server/pages/own-pictures.ts";
import { shopInfo } from "#server/pages/page-state.ts";
import { absoluteUrl } from "#server/pages/structured-data.ts";
import { getSite } from "#server/site/store.ts";

type SiteFile = {
  type: string;
  body: (shop: ShopInfo, site: Site, productCount: number) => string;
};

const PUBLIC_PAGES = [PAGES.home, PAGES.privacy];
/** The files that robots and phones request from a site, by their path. */
const FILES: Record<string, SiteFile> = {
  "/robots.txt": { type: "text/plain; charset=utf-8", body: robots },
  "/sitemap.xml": { type: "application/xml", body: sitemap },
  "/manifest.webmanifest": {
    type: "application/manifest+json",
    body: (shop, site) => JSON.stringify(manifest(shop, site)),
  },
};
const MAX_AGE = "public, max-age=86400";

/** Creates the lookup of these files; it returns undefined for other paths. */
export function createSiteFiles(deps: Deps) {
  return (path: string): Promise<Response> | undefined => {
    const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    return file && answer(file);
  };

  async function answer({ type, body }: SiteFile): Promise<Response> {
    const headers = { "content-type": type, "cache-control": MAX_AGE };
    const shop = shopInfo(deps.config);
    const site = await getSite(deps.db);
    const productCount = await countProducts(deps.db);
    return new Response(body(shop, site, productCount), { headers });
  }
}

function robots(shop: ShopInfo): string {
  return [
    "User-agent: *",
    `Disallow: ${PAGES.admin}`,
    `Disallow: ${PAGES.confirmation}`,
    "Disallow: /api/",
    `Sitemap: ${absoluteUrl(shop, "/sitemap.xml")}`,
    "",
  ].join("\n");
}

function sitemap(
  shop: ShopInfo,
  { pages }: Site,
  productCount: number,
): string {
  const written = pages.map(({ slug }) => contentPath(slug));
  const clips = Array.from(
    { length: lastProductPage(productCount) - 1 },
    (_, index) => clipsPath(index + 2),
  );
  const urls = [...PUBLIC_PAGES, ...clips, ...written].map((path) => {
    // The public address in the settings may contain an ampersand.
    const url = absoluteUrl(shop, path).replaceAll("&", "&amp;");
    return `<url><loc>${url}</loc></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>
`;
}

function manifest(shop: ShopInfo, site: Site) {
  const { paper } = PALETTES[site.palette];
  return {
    name: shop.name,
    short_name: shop.name,
    start_url: PAGES.home,
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      ...(site.mark
        ? []
        : [{ src: "/icons/mark.svg", type: "image/svg+xml", sizes: "any" }]),
      ...([192, 512] as const).map((size) => ({
        src: iconPath(shop, site, size),
        type: "image/png",
        sizes: `${size}x${size}`,
      })),
    ],
  };
}
