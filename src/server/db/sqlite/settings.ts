import type { Database } from "bun:sqlite";
import { dirname } from "node:path";

const PRAGMAS = [
  // Durable before a request is answered.
  "synchronous = FULL",
  "foreign_keys = ON",
  "busy_timeout = 5000",
  "trusted_schema = OFF",
  "journal_size_limit = 67108864",
  // What is deleted is overwritten. It costs 1 % more of log.
  "secure_delete = ON",
];

/** The settings of every connection to a shop's database. */
export function configure(sqlite: Database, mode: "read" | "write"): void {
  for (const pragma of PRAGMAS) sqlite.run(`PRAGMA ${pragma}`);
  if (mode === "write") keepTemporaryFilesBeside(sqlite);
}

/**
 * Has SQLite make its temporary files in the data folder, which can be
 * written: a read-only container has no /tmp. The pragma counts as deprecated,
 * but the other way is an environment variable, which a process cannot set for
 * itself.
 */
function keepTemporaryFilesBeside(sqlite: Database): void {
  const folder = dirname(sqlite.filename).replaceAll("'", "''");
  sqlite.run(`PRAGMA temp_store_directory = '${folder}'`);
}

/**
 * Keeps what undoes a savepoint in memory. SQLite writes it to a file from 64 kB
 * on, which is what three orders change. `VACUUM` takes a copy of the whole
 * database, which is for the disk: `false` before it.
 */
export function keepTemporaryInMemory(sqlite: Database, isOn: boolean): void {
  sqlite.run(`PRAGMA temp_store = ${isOn ? "MEMORY" : "FILE"}`);
}
