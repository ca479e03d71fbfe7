import type { Product } from "#shared/catalog/schema.ts";
import { productPath, PAGES } from "#shared/api/paths.ts";
import type { PageState, ShopInfo } from "#shared/api/page.ts";
import { iconPath } from "./own-pictures.ts";

/** Makes an address of the shop absolute; an absolute one stays as it is. */
export function absoluteUrl(shop: ShopInfo, path: string): string {
  return new URL(path, `${shop.publicUrl}/`).href;
}

type PageProducts = {
  products: readonly Product[];
  /** The number of products on the pages before. */
  before: number;
};

/** Describes the shop for search engines: schema.org, as one JSON-LD graph. */
export function structuredData(
  { shop, site, formats }: PageState,
  { products, before }: PageProducts,
) {
  const home = absoluteUrl(shop, PAGES.home);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${home}#organization`,
        name: shop.name,
        url: home,
        logo: absoluteUrl(shop, iconPath(shop, site, 512)),
        email: shop.supportEmail,
        ...(shop.socialUrl && { sameAs: [shop.socialUrl] }),
      },
      {
        "@type": "ItemList",
        itemListElement: products.map(({ slug }, index) => ({
          "@type": "ListItem",
          position: before + index + 1,
          url: absoluteUrl(shop, productPath(slug)),
        })),
      },
      {
        "@type": "WebSite",
        "@id": `${home}#website`,
        name: shop.name,
        url: home,
        inLanguage: formats.locale,
      },
    ],
  };
}
