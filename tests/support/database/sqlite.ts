import { Database } from "bun:sqlite";
import type { Deps } from "#server/deps.ts";

/** Returns a shop's write connection, for tests of what only SQLite does. */
export function sqliteOf({ db }: Pick<Deps, "db">): Database {
  if ("sqlite" in db && db.sqlite instanceof Database) return db.sqlite;
  throw new Error("This shop is not on SQLite.");
}
