import type { Database, SQLQueryBindings } from "bun:sqlite";
import { dirname } from "node:path";
import type { Connection, Statement } from "#server/db/session.ts";
import { BoundedMap } from "#server/runtime/bounds.ts";

// Preparing a statement takes three times as long as running it, so statements
// are cached. The cache is bounded, because a query with a list of values has a
// different text for each length of the list.
const MOST_STATEMENTS = 256;

export function sqliteConnection(sqlite: Database): Connection {
  const statements = new BoundedMap<Statement>(MOST_STATEMENTS);
  return {
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = prepare(sqlite, text);
      statements.set(text, statement);
      return statement;
    },
  };
}

function prepare(sqlite: Database, text: string): Statement {
  const statement = sqlite.prepare<unknown, SQLQueryBindings[]>(text);
  return {
    rows: (values) => statement.values(...toBindings(values)),
    run: (values) => {
      statement.run(...toBindings(values));
    },
  };
}

function toBindings(values: unknown[]): SQLQueryBindings[] {
  if (values.every(isBinding)) return values;
  const wrong = values.find((value) => !isBinding(value));
  throw new Error(`SQLite cannot hold a value of the type ${typeof wrong}.`);
}

function isBinding(value: unknown): value is SQLQueryBindings {
  return (
    value === null ||
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "boolean"
  );
}

const PRAGMAS = [
  // A commit is on the disk before the request is answered.
  "synchronous = FULL",
  "foreign_keys = ON",
  "busy_timeout = 5000",
  "trusted_schema = OFF",
  "journal_size_limit = 67108864",
  // Overwrites deleted content, which makes the log 1 % larger.
  "secure_delete = ON",
];

/** Applies the settings of a connection to a shop's database. */
export function configure(sqlite: Database, mode: "read" | "write"): void {
  for (const pragma of PRAGMAS) sqlite.run(`PRAGMA ${pragma}`);
  if (mode === "write") keepTemporaryFilesBeside(sqlite);
}

/**
 * Makes SQLite create its temporary files in the data folder, which is
 * writable; a read-only container has no /tmp. The pragma is deprecated, but
 * the alternative is an environment variable, which a process cannot set for
 * itself.
 */
function keepTemporaryFilesBeside(sqlite: Database): void {
  const folder = dirname(sqlite.filename).replaceAll("'", "''");
  sqlite.run(`PRAGMA temp_store_directory = '${folder}'`);
}

/**
 * Selects memory for SQLite's savepoint journals. Otherwise SQLite writes a
 * journal to a file from 64 kB on, which is what three orders change. Pass
 * `false` before `VACUUM`, whose temporary copy of the whole database belongs
 * on the disk.
 */
export function keepTemporaryInMemory(sqlite: Database, isOn: boolean): void {
  sqlite.run(`PRAGMA temp_store = ${isOn ? "MEMORY" : "FILE"}`);
}

/** SQLite's own: after so many pages, a commit writes the log into the file. */
const CHECKPOINT_PAGES = 1_000;

/**
 * Whether commits wait until they are on the disk. Where they do not, none of
 * them writes the log into the file either, because that waits as well.
 */
export function waitForDisk(sqlite: Database, isOn: boolean): void {
  sqlite.run(`PRAGMA synchronous = ${isOn ? "FULL" : "NORMAL"}`);
  sqlite.run(`PRAGMA wal_autocheckpoint = ${isOn ? CHECKPOINT_PAGES : 0}`);
}
