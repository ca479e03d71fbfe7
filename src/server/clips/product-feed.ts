import { struckPrice } from "#shared/catalog/sale.ts";
import { listedPictures, skuOf, variantKind } from "#shared/catalog/rules.ts";
import type { Product, Variant } from "#shared/catalog/schema.ts";
import { productPath, PRODUCT_FEED, variantPath } from "#shared/api/paths.ts";
import { isPaused } from "#shared/pace/rules.ts";
import type { Pause } from "#shared/pace/schema.ts";
import { escapeXml, graphemes } from "#shared/text/characters.ts";
import { mayBuyProduct } from "#shared/stock/rules.ts";
import { asShownAt, readShownPrices } from "#server/catalog/shown.ts";
import { listProducts } from "#server/catalog/store.ts";
import type { Deps } from "#server/deps.ts";
import { createCachedText } from "#server/http/packed.ts";

/**
 * The most that Google takes:
 * https://support.google.com/merchants/answer/7052112
 */
const FEED_LIMITS = { title: 150, description: 5_000, pictures: 10 };

type FeedShop = {
  name: string;
  description: string;
  publicUrl: string;
  currency: string;
  /** The maker's, whose law says what may be struck. */
  country: string;
  /** 2, or 0 for a currency without decimals. */
  digits: number;
  isPaused: boolean;
};

/** Keeps the list of all clips for Google's Merchant Center in the cache. */
export function createProductFeed(
  deps: Deps,
  readShop: () => Promise<
    Pick<FeedShop, "name" | "description" | "country"> & { pause: Pause | null }
  >,
): void {
  createCachedText(deps, {
    path: PRODUCT_FEED,
    type: "application/xml; charset=utf-8",
    read: async () => {
      const now = deps.clock.now();
      const products = await readShownPrices(deps, () => listProducts(deps.db));
      const { formats } = await deps.locale();
      const { currency, money } = formats;
      const { publicUrl } = deps.config;
      const { pause, ...words } = await readShop();
      return productFeed(
        {
          ...words,
          isPaused: isPaused(pause, now),
          ...{ publicUrl, currency, digits: money.digits },
        },
        products.map((product) => asShownAt(product, now)),
      );
    },
  });
}

/** Returns the list as RSS 2.0, with one item for each variant. */
function productFeed(shop: FeedShop, products: readonly Product[]): string {
  const items = products.flatMap((product) =>
    product.variants.length > 0
      ? product.variants.map((variant) => item(shop, product, variant))
      : [item(shop, product)],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${[
    tag("title", shop.name),
    tag("link", `${shop.publicUrl}/`),
    tag("description", shop.description || shop.name),
    ...items,
  ].join("")}</channel></rss>
`;
}

function item(shop: FeedShop, product: Product, variant?: Variant): string {
  const absolute = (path: string) => new URL(path, `${shop.publicUrl}/`).href;
  const { slug, variants } = product;
  const isOneOfSeveral = variant !== undefined && variants.length > 1;
  const path = isOneOfSeveral
    ? variantPath(slug, variant.id)
    : productPath(slug);
  const [first = product.imageUrl, ...more] = listedPictures(product, variant);
  const title = isOneOfSeveral
    ? `${product.name}, ${variant.title}`
    : product.name;
  const isAvailable = mayBuyProduct(product, variant, shop) === "free";
  const fields: [name: string, value: string][] = [
    ["id", skuOf(product, isOneOfSeveral ? variant : undefined)],
    ["title", beginning(title, FEED_LIMITS.title)],
    ["description", beginning(product.description, FEED_LIMITS.description)],
    ["link", absolute(path)],
    ["image_link", absolute(first)],
    ...more
      .slice(0, FEED_LIMITS.pictures)
      .map((each): [string, string] => [
        "additional_image_link",
        absolute(each),
      ]),
    ["availability", isAvailable ? "in_stock" : "out_of_stock"],
    ...pricesOf(shop, variant ?? product),
    ["condition", "new"],
    ["brand", shop.name],
    ["identifier_exists", "no"],
    ...(isOneOfSeveral
      ? ([
          ["item_group_id", skuOf(product, undefined)],
          [variantKind(variants), variant.title],
        ] satisfies [string, string][])
      : []),
  ];
  return `<item>${fields.map(([name, value]) => tag(`g:${name}`, value)).join("")}</item>`;
}

/** The price; while a sale runs what the page strikes, and then what is paid. */
function pricesOf(
  shop: FeedShop,
  item: Pick<
    Product,
    "price" | "regularPrice" | "lowestPrice" | "saleFrom" | "saleUntil"
  >,
): [name: string, value: string][] {
  const { price, saleFrom, saleUntil } = item;
  const struck = struckPrice(item, shop.country);
  if (!struck) return [["price", priceOf(shop, price)]];
  return [
    ["price", priceOf(shop, struck.price)],
    ["sale_price", priceOf(shop, price)],
    ...(saleFrom === undefined || saleUntil === undefined
      ? []
      : [
          ["sale_price_effective_date", `${saleFrom}/${saleUntil}`] satisfies [
            string,
            string,
          ],
        ]),
  ];
}

/** Returns as many whole letters of a text as there is room for. */
function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept: string[] = [];
  let length = 0;
  for (const letter of graphemes(text)) {
    length += letter.length;
    if (length > max) break;
    kept.push(letter);
  }
  return kept.join("");
}

function priceOf({ currency, digits }: FeedShop, price: string): string {
  return `${Number(price).toFixed(digits)} ${currency}`;
}

const tag = (name: string, value: string) =>
  `<${name}>${escapeXml(value)}</${name}>`;
