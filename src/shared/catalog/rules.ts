import { mayBuyProduct } from "#shared/stock/rules.ts";
import { formatPrice, type Formats } from "#shared/text/formats.ts";
import { listPath, PAGES } from "#shared/api/paths.ts";

/**
 * The number of placeholder cards that are shown while the product list loads.
 */
export const PRODUCT_PLACEHOLDERS = 8;

/** The part of a product and its variants that these rules need. */
type CardVariant = { id: number; price: string; available: boolean };
export type CardProduct<V extends CardVariant = CardVariant> = {
  price: string;
  inStock: boolean;
  variants: readonly V[];
};

/**
 * The variant whose price a card shows: the chosen one, else the first that can
 * be bought, else the first.
 */
export function shownVariant<V extends CardVariant>(
  product: CardProduct<V>,
  variantId?: number,
): V | undefined {
  return (
    product.variants.find((variant) => variant.id === variantId) ??
    product.variants.find((variant) => variant.available) ??
    product.variants[0]
  );
}

/** The price that a card shows, as the API sends it. */
export function shownPrice(
  product: CardProduct<CardVariant>,
  variantId?: number,
): string {
  return shownVariant(product, variantId)?.price ?? product.price;
}

/**
 * The lowest price at which a product can be bought, and whether others are
 * higher; of what is sold out whole, the lowest that it had.
 */
export function priceRange({ price, variants }: CardProduct<CardVariant>): {
  lowest: string;
  isRange: boolean;
} {
  const buyable = variants.filter((variant) => variant.available);
  const counted = buyable.length > 0 ? buyable : variants;
  const prices = counted.map((variant) => Number(variant.price));
  const lowest = Math.min(...prices);
  const first = counted.find((variant) => Number(variant.price) === lowest);
  return {
    lowest: first?.price ?? price,
    isRange: prices.some((each) => each > lowest),
  };
}

/** Whether nothing of a product is for sale, in whichever option. */
export function isSoldOut(product: CardProduct): boolean {
  return mayBuyProduct(product, shownVariant(product)) === "sold out";
}

/** The index of the picture that shows a variant; -1 if there is none. */
export function pictureOfVariant(
  pictures: readonly { variantId?: number | undefined }[],
  variantId: number | undefined,
): number {
  if (variantId === undefined) return -1;
  return pictures.findIndex((picture) => picture.variantId === variantId);
}

/** The words beside a price, of the room "storefront". */
export type PriceWords = {
  from: (price: string) => string;
  soldOut: string;
};

/**
 * Says the price of a clip where no option is chosen: the lowest at which it
 * can be bought, "from" where others are higher, and "Sold out" where nothing
 * can.
 */
export function sayPrice(
  product: CardProduct,
  { from, soldOut }: PriceWords,
  formats: Formats,
): string {
  if (isSoldOut(product)) return soldOut;
  const { lowest, isRange } = priceRange(product);
  const price = formatPrice(lowest, formats);
  return isRange ? from(price) : price;
}

/** The most characters of the address of a product's page. */
export const MAX_PRODUCT_SLUG = 60;

/** An address of a product's page. Numbers alone are pages of a long list. */
export const PRODUCT_SLUG = /^[a-z][a-z0-9-]{0,59}$/;

/** The address that always leads to the product with this id. */
export const numberedSlug = (id: number) => `clip-${id}`;

// A long product list is divided into pages, and has other orders.

/**
 * The most products that a page of the shop shows. 60 cards fill their rows in
 * one, two and three columns, and their HTML is about 150 kB; with 1,000 cards
 * it was 2.5 MB.
 */
export const PRODUCTS_PER_PAGE = 60;

/** Matches the number of a page in a path. */
export const PAGE_NUMBER = /[1-9]\d{0,5}/;

/** Returns the number of the last page of a product list, counted from 1. */
export function lastListPage(count: number): number {
  return Math.max(1, Math.ceil(count / PRODUCTS_PER_PAGE));
}

/** Returns the path of the page before page `number` of a product list. */
export function previousListPath(number: number): string {
  return number > 2 ? listPath(number - 1) : PAGES.home;
}

/** The list can be sorted once it has more products than these. */
export const MAX_UNSORTED = 24;

/** The orders that have addresses, besides the maker's own. */
export const SORTINGS = ["new", "price", "available"] as const;
export type Sorting = (typeof SORTINGS)[number];

/** Returns the address of a page of the sorted list, counted from 1. */
export const sortedPath = (by: Sorting, page = 1) =>
  `/clips/by/${by}${page > 1 ? `/${page}` : ""}`;

// Search engines and their feeds are told the same about a product.

/** In what the variants of a product differ, in schema.org's words. */
type VariantKind = "color" | "size" | "pattern";

/** The facts that a list of a search engine needs of a variant. */
type ListedVariant = {
  id: number;
  title: string;
  color?: string | undefined;
  widthMm?: number | undefined;
};

/** Returns in what variants differ: color by a resin's name, size by a number. */
export function variantKind(variants: readonly ListedVariant[]): VariantKind {
  if (variants.every(({ color }) => color !== undefined)) return "color";
  const isSize = ({ title, widthMm }: ListedVariant) =>
    widthMm !== undefined || /\d|^(?:mini|midi|maxi|x?[sml]|x+l)$/i.test(title);
  return variants.every(isSize) ? "size" : "pattern";
}

/** The number under which a product, or one of its variants, is listed. */
export function skuOf(
  product: { id: number },
  variant: { id: number } | undefined,
): string {
  return variant ? `${product.id}-${variant.id}` : String(product.id);
}

/**
 * The addresses of a product's pictures. Those of a variant come first, and
 * those of other variants are left out.
 */
export function listedPictures(
  {
    imageUrl,
    pictures = [{ imageUrl }],
  }: {
    imageUrl: string;
    pictures?:
      { imageUrl: string; variantId?: number | undefined }[] | undefined;
  },
  variant?: { id: number },
): string[] {
  if (!variant) return pictures.map((each) => each.imageUrl);
  const own = pictures.filter((each) => each.variantId === variant.id);
  const shared = pictures.filter((each) => each.variantId === undefined);
  const fitting = [...own, ...shared].map((each) => each.imageUrl);
  return fitting.length > 0 ? fitting : [imageUrl];
}
