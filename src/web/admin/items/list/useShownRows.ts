import { useDeferredValue, useState } from "react";

/**
 * The number of rows that a list shows at first, and then more each time. At a
 * quarter of the speed, 1,000 rows took 2 s to open, and 0.4 s for each letter
 * typed into a row's form.
 */
export const ROWS_AT_ONCE = 60;
/** From so many rows on a list can be searched. */
const SEARCHED_FROM = 8;

type NamedRow = { id: number; name: string };

/** Chooses the rows of a list to show. Few rows need no search. */
export function useShownRows<Row extends NamedRow>(rows: Row[]) {
  const [search, setSearch] = useState("");
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  // A field that is typed in must not wait for the rows.
  const words = toPlain(useDeferredValue(search)).split(" ").filter(Boolean);
  const isSearchable = rows.length >= SEARCHED_FROM;
  const isSearched = isSearchable && words.length > 0;
  const found = isSearched
    ? rows.filter(({ name }) => isFound(name, words))
    : rows;
  return {
    isSearchable,
    /** Whether the first place may be far away. */
    isLong: rows.length > ROWS_AT_ONCE,
    isSearched,
    search,
    setSearch(next: string) {
      setSearch(next);
      setLimit(ROWS_AT_ONCE);
    },
    /** All rows that match the search, of which some may not be shown yet. */
    found,
    shown: found.slice(0, limit),
    /** Shows at least so many of the found rows. */
    showUpTo: (count: number) => setLimit(Math.max(limit, count)),
  };
}

/** Whether a name has all words, in any order. */
function isFound(name: string, words: string[]): boolean {
  const plain = toPlain(name);
  return words.every((word) => plain.includes(word));
}

/** Returns a text in lower case and without accents. */
function toPlain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Returns the index in all rows at which a row gets to place `to` among the
 * found ones: before the row that is there now, or after the last one.
 */
export function indexOfPlace(
  rows: readonly NamedRow[],
  found: readonly NamedRow[],
  id: number,
  to: number,
): number {
  const rest = rows.filter((row) => row.id !== id);
  const others = found.filter((row) => row.id !== id);
  const next = others[Math.max(0, to)];
  if (next) return rest.indexOf(next);
  const last = others.at(-1);
  if (last) return rest.indexOf(last) + 1;
  return rows.findIndex((row) => row.id === id);
}
