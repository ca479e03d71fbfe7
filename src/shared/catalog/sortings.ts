// Other orders of a list that is too long to be looked through. Apart from
// pages.ts, because only shops with such a list load it.

/** The list can be sorted once it has more products than these. */
export const MAX_UNSORTED = 24;

/** The orders that have addresses, besides the maker's own. */
export const SORTINGS = ["new", "price", "available"] as const;
export type Sorting = (typeof SORTINGS)[number];

/** Returns the address of a page of the sorted list, counted from 1. */
export const sortedPath = (by: Sorting, page = 1) =>
  `/clips/by/${by}${page > 1 ? `/${page}` : ""}`;
