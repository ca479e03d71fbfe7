import { diskSpace } from "#server/runtime/disk-space.ts";
import { checkFolderWritable } from "#server/db/disk.ts";
import type { Deps } from "#server/deps.ts";
import { countMails } from "#server/mail/admin.ts";
import { countOrders } from "#server/orders/store.ts";

/** Returns the shop's own numbers for the metrics. */
export async function shopNumbers({ db }: Pick<Deps, "db">) {
  return {
    orders: await countOrders(db),
    mails: await countMails(db),
    ...(await db.size()),
  };
}

// With less free space, another order and its log may not fit.
const MIN_FREE_BYTES = 4 * 1024 * 1024;

/** Throws when database or data folder is not writable, or the disk is full. */
export async function checkWritable({
  db,
  config,
}: Pick<Deps, "db" | "config">) {
  await db.checkWritable();
  // A file system that became read-only may be noticed only here.
  checkFolderWritable(config.dataDir);
  if (diskSpace(config.dataDir).free < MIN_FREE_BYTES)
    throw Object.assign(new Error("the disk is full"), { code: "ENOSPC" });
}
