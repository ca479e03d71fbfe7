import type { Db } from "#server/db/open.ts";
import { removeMailFiles } from "#server/outbox/sweep.ts";
import { type Erasure, eraseCustomer } from "./store.ts";

/**
 * Erases a customer from the database and from the mail folder. The shop may
 * be running. Leaves nothing in the free space of the database file either.
 */
export function eraseEverywhere(
  db: Db,
  dataDir: string,
  email: string,
): Erasure {
  const erasure = eraseCustomer(db, email);
  // Free space in the file holds rows as they were, and so does the log.
  db.$client.run("VACUUM");
  db.$client.run("PRAGMA wal_checkpoint(TRUNCATE)");
  removeMailFiles(dataDir, new Set(erasure.mailIds));
  return erasure;
}
