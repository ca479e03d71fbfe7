import { useEffect, useRef } from "react";
import type { DesignCharm } from "#shared/clip.ts";

/**
 * Every charm that was ever offered here, so that one which the maker deletes
 * while it is chosen can still be shown, named and taken off.
 */
export function useKnownCharms(
  first: readonly DesignCharm[],
  offered: readonly DesignCharm[],
): readonly DesignCharm[] {
  const known = useRef(new Map(first.map((charm) => [charm.id, charm])));
  useEffect(() => {
    for (const charm of offered) known.current.set(charm.id, charm);
  }, [offered]);
  return [...known.current.values()];
}
