import { test } from "bun:test";
import { Database } from "bun:sqlite";
import type { Deps } from "#server/deps.ts";

/** The database engine of the shops in this test run. */
export const ENGINE =
  process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

// Omits the test instead of reporting it as skipped, because a test of SQLite
// has no meaning on PostgreSQL.
const leaveOut: typeof test = Object.assign(() => {}, test);

/** A test of what only SQLite has, such as its file, log and pragmas. */
export const sqliteTest = ENGINE === "sqlite" ? test : leaveOut;

/** Returns a shop's write connection, for tests of what only SQLite does. */
export function sqliteOf({ db }: Pick<Deps, "db">): Database {
  if ("sqlite" in db && db.sqlite instanceof Database) return db.sqlite;
  throw new Error("This shop is not on SQLite.");
}
