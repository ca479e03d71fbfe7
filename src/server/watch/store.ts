import { statfsSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { count, sql } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import { checkInPlace } from "#server/db/in-place.ts";
import { orders } from "#server/db/schema/orders.ts";
import { countMails } from "#server/outbox/status.ts";

/** How the shop stands, in numbers. */
export function shopNumbers({ db }: Pick<Deps, "db">) {
  const [row] = db.select({ orders: count() }).from(orders).all();
  const [size] = db
    .select({
      bytes: sql<number>`page_count * page_size`,
    })
    .from(sql`pragma_page_count(), pragma_page_size()`)
    .all();
  return {
    orders: row?.orders ?? 0,
    mails: countMails(db),
    databaseBytes: size?.bytes ?? 0,
    walBytes: sizeOf(`${db.$client.filename}-wal`),
  };
}

// Less than this is no room for another order and its log.
const LEAST_FREE_BYTES = 4 * 1024 * 1024;

/** Throws SQLite's error or the file system's when nothing can be kept. */
export function checkWritable({ db, config }: Pick<Deps, "db" | "config">) {
  checkInPlace(db.$client);
  db.$client.transaction(() => {}).immediate();
  // That wrote nothing yet: a disk that turned read-only shows only here.
  const probe = join(config.dataDir, ".ready-test");
  writeFileSync(probe, "", { mode: 0o600 });
  unlinkSync(probe);
  const { bavail, bsize } = statfsSync(config.dataDir);
  if (bavail * bsize < LEAST_FREE_BYTES)
    throw Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
