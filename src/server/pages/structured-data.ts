import type { Product } from "#shared/catalog/schema.ts";
import { PAGES } from "#shared/api/paths.ts";
import type { Site } from "#shared/site/schema.ts";
import { iconPath } from "./own-pictures.ts";
import type { ShopInfo } from "#shared/api/shop.ts";

const CURRENCY = "USD";
const IN_STOCK = "https://schema.org/InStock";
const SOLD_OUT = "https://schema.org/OutOfStock";

/** Makes an address of the shop absolute; an absolute one stays as it is. */
export function absoluteUrl(shop: ShopInfo, path: string): string {
  return new URL(path, `${shop.publicUrl}/`).href;
}

/** The products of one page. */
type PageProducts = {
  path: string;
  products: readonly Product[];
  /** How many products are on the pages before. */
  before: number;
};

/** Describes the shop for search engines: schema.org, as one JSON-LD graph. */
export function structuredData(
  shop: ShopInfo,
  site: Site,
  { path, products, before }: PageProducts,
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
        itemListElement: products.map((product, index) => ({
          "@type": "ListItem",
          position: before + index + 1,
          item: productData(shop, path, product),
        })),
      },
    ],
  };
}

function productData(shop: ShopInfo, path: string, product: Product) {
  const url = absoluteUrl(shop, `${path}#product-${product.id}`);
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    image: images(shop, product),
    url,
    offers: offers(product).map(({ name, price, isAvailable }) => ({
      "@type": "Offer",
      ...(name && { name }),
      price,
      priceCurrency: CURRENCY,
      availability: isAvailable ? IN_STOCK : SOLD_OUT,
      url,
    })),
  };
}

/** Returns one address, or a list if the clip has several pictures. */
function images(shop: ShopInfo, { imageUrl, pictures }: Product) {
  const all = pictures?.map((each) => absoluteUrl(shop, each.imageUrl));
  return all ?? absoluteUrl(shop, imageUrl);
}

function offers({ variants, price, inStock }: Product) {
  if (variants.length === 0) return [{ name: "", price, isAvailable: inStock }];
  return variants.map((variant) => ({
    name: variant.title,
    price: variant.price,
    isAvailable: inStock && variant.available,
  }));
}
