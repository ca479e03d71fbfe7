import type { Tx } from "#server/db/handle.ts";
import { MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";

/**
 * Runs `write`, which changes the catalog, in a transaction, and then notifies
 * every cache of the catalog. Returns what `write` returns.
 */
export async function changeCatalog<T>(
  { commit, changes }: Pick<Deps, "commit" | "changes">,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await commit(MAKER, write);
  changes.announce();
  return result;
}
