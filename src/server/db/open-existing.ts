import { Database } from "bun:sqlite";
import { statSync } from "node:fs";
import { join } from "node:path";
import { attachHandles, type OpenDb } from "./sqlite/handles.ts";
import { checkNotMissing } from "./sqlite/missing.ts";
import { migrationState, NewerDatabaseError } from "./sqlite/migrations.ts";
import { pendingRestore } from "./pending-restore.ts";
import { DATABASE_FILE } from "./sqlite/open.ts";
import { configure } from "./sqlite/settings.ts";

/** The data folder has no shop, or a shop whose restore is incomplete. */
export class NoShopError extends Error {}

/** The database lacks migrations, and only `serve` runs them. */
export class OlderDatabaseError extends Error {
  constructor() {
    super(
      "This data folder was last used by an older version of the shop. Start the shop once, which brings it up to date, and try again.",
    );
  }
}

/**
 * Whether a folder contains a shop's database, not an empty file. Throws the system's own error
 * if this user may not read the folder.
 */
export function hasDatabase(dataDir: string): boolean {
  const file = join(dataDir, DATABASE_FILE);
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/**
 * Throws NoShopError or MissingDatabaseError if the folder has no shop that a
 * command can work on, or the system's own error if this user may not read the
 * folder.
 */
export function checkShopIn(dataDir: string): void {
  if (pendingRestore(dataDir))
    throw new NoShopError(
      `A restore of ${dataDir} was interrupted. Start the shop once, which finishes it, and try again.`,
    );
  checkNotMissing(join(dataDir, DATABASE_FILE));
  if (!hasDatabase(dataDir))
    throw new NoShopError(
      `There is no shop in ${dataDir}. Set DATA_DIR to the folder that the shop runs on.`,
    );
}

/**
 * Opens a database for a command, while the shop itself may be running. Takes
 * no lock on the folder, so every write of the command must be short. Throws
 * what checkShopIn throws, NewerDatabaseError, OlderDatabaseError, or SQLite's
 * own error.
 */
export function openExisting(
  dataDir: string,
  migrationsDir: string,
  mode: "read" | "write",
): OpenDb {
  checkShopIn(dataDir);
  const file = join(dataDir, DATABASE_FILE);
  const access = mode === "read" ? { readonly: true } : { readwrite: true };
  const sqlite = new Database(file, { ...access, strict: true });
  try {
    configure(sqlite, mode);
    const { pending, isNewer } = migrationState(sqlite, migrationsDir);
    if (isNewer) throw new NewerDatabaseError();
    if (pending > 0) throw new OlderDatabaseError();
    return attachHandles(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
