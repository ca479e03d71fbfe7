import { useEffect, useMemo, useState } from "react";

type Row = { id: number };

const NONE: readonly never[] = [];

/**
 * Everything of a kind that was ever offered here, so that what the maker
 * deletes while it is chosen can still be shown, named and taken off. `first`
 * is what the design began with; it may be fetched later.
 */
export function useKnown<T extends Row>(
  offered: readonly T[],
  first: readonly T[] = NONE,
): readonly T[] {
  const [seen, setSeen] = useState<readonly T[]>(NONE);
  useEffect(() => {
    setSeen((before) => {
      const byId = new Map(before.map((each) => [each.id, each]));
      for (const each of offered) byId.set(each.id, each);
      return [...byId.values()];
    });
  }, [offered]);
  return useMemo(() => {
    const isSeen = new Set(seen.map(({ id }) => id));
    return [...seen, ...first.filter(({ id }) => !isSeen.has(id))];
  }, [seen, first]);
}
