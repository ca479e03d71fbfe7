import { useEffect, useMemo, useState } from "react";

type Row = { id: number };

const NONE: readonly never[] = [];

/**
 * Returns all rows that were offered since the component was mounted, so that a
 * chosen row that the maker deletes can still be shown, named and removed.
 * `first` has the rows of the initial design; they may be fetched later.
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
