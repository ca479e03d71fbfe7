import { Database } from "bun:sqlite";
import type { Deps } from "#server/deps.ts";

/** Returns a shop's write connection, for tests of what only SQLite does. */
export function sqliteOf({ database }: Pick<Deps, "database">): Database {
  if ("sqlite" in database && database.sqlite instanceof Database)
    return database.sqlite;
  throw new Error("This shop is not on SQLite.");
}
