import { IMMEDIATE, type Tx } from "#server/db/open.ts";
import type { Deps } from "#server/deps.ts";

/**
 * One change of what the shop offers: a transaction, and then the news of it
 * to all who keep something made from the catalogue.
 */
export function changeCatalogue<T>(
  { db, changes }: Pick<Deps, "db" | "changes">,
  write: (tx: Tx) => T,
): T {
  const result = db.transaction(write, IMMEDIATE);
  changes.announce();
  return result;
}
