import { test } from "bun:test";

/** The engine that the shops of this run are on. */
export const ENGINE =
  process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

// Left out, not skipped: on PostgreSQL there is nothing that it could say.
const leaveOut: typeof test = Object.assign(() => {}, test);

/** A test of what only SQLite has: its file, its log, its pragmas. */
export const sqliteTest = ENGINE === "sqlite" ? test : leaveOut;
