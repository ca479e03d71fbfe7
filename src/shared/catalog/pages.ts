import { clipsPath, PAGES } from "#shared/api/paths.ts";

// A long product list is divided into pages. Apart from rules.ts, because only
// shops with such a list load this code with their pages.

/**
 * How many products a page of the shop shows at most. 60 cards fill their rows
 * in one, two and three columns, and their HTML is about 150 kB; with 1,000
 * cards it was 2.5 MB.
 */
export const PRODUCTS_PER_PAGE = 60;

/** Matches the number of a page in a path. */
export const PAGE_NUMBER = /[1-9]\d{0,5}/;

/** Returns the number of the last page of a product list, counted from 1. */
export function lastProductPage(count: number): number {
  return Math.max(1, Math.ceil(count / PRODUCTS_PER_PAGE));
}

/** Returns the path of the page before page `number` of a product list. */
export function previousClipsPath(number: number): string {
  return number > 2 ? clipsPath(number - 1) : PAGES.home;
}
