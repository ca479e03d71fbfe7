import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";

/**
 * Runs `write`, which changes the catalog, in a transaction, and then notifies
 * every cache of the catalog. Returns what `write` returns.
 */
export async function changeCatalog<T>(
  { commit, changes }: Pick<Deps, "commit" | "changes">,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await commit(write);
  changes.announce();
  return result;
}

/** Throws "invalid" unless `ids` has every id of `current` exactly once. */
export function checkSameRows(ids: number[], current: number[]): void {
  const named = new Set(ids);
  const isComplete =
    named.size === ids.length &&
    ids.length === current.length &&
    current.every((id) => named.has(id));
  if (!isComplete)
    throw new Problem("invalid", {
      message:
        "The list changed in the meantime. Please reload it and sort it again.",
      fields: { ids: "Name every row of the list once." },
    });
}
