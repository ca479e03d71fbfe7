import { Database } from "bun:sqlite";
import type { Deps } from "#server/deps.ts";

/** The connection of a shop's writes, for tests of what SQLite alone does. */
export function sqliteOf({ database }: Pick<Deps, "database">): Database {
  if ("sqlite" in database && database.sqlite instanceof Database)
    return database.sqlite;
  throw new Error("This shop is not on SQLite.");
}
