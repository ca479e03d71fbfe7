import { PAGES } from "#shared/paths.ts";
import type { ShopInfo } from "#shared/shop.ts";
import { absoluteUrl } from "./structured-data.ts";

type SiteFile = { type: string; body: string };

const PUBLIC_PAGES = [PAGES.home, PAGES.privacy];
const PAPER = "#FBF6EF";

/** The files that robots and phones ask a site for, by their path. */
export function siteFiles(shop: ShopInfo): Record<string, SiteFile> {
  return {
    "/robots.txt": { type: "text/plain; charset=utf-8", body: robots(shop) },
    "/sitemap.xml": { type: "application/xml", body: sitemap(shop) },
    "/manifest.webmanifest": {
      type: "application/manifest+json",
      body: JSON.stringify(manifest(shop)),
    },
  };
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

function sitemap(shop: ShopInfo): string {
  const urls = PUBLIC_PAGES.map((path) => {
    // An address of the settings may hold an ampersand.
    const url = absoluteUrl(shop, path).replaceAll("&", "&amp;");
    return `<url><loc>${url}</loc></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>
`;
}

function manifest(shop: ShopInfo) {
  return {
    name: shop.name,
    short_name: shop.name,
    start_url: PAGES.home,
    display: "browser",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: "/icons/mark.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
}
