import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "#server/db/open.ts";
import { MAIL_FOLDER } from "#server/outbox/files.ts";
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
  removeMailFiles(join(dataDir, MAIL_FOLDER), new Set(erasure.mailIds));
  return erasure;
}

/** A mail's file begins with the mail's number: 000012-order-1001-owner.eml */
function removeMailFiles(folder: string, mailIds: Set<number>): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (mailIds.has(Number(/^\.?(\d+)-/.exec(name)?.[1])))
      rmSync(join(folder, name), { force: true });
}
