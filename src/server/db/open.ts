import { Database } from "bun:sqlite";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { migrate } from "drizzle-orm/bun-sqlite/migrator";
import * as z from "zod/mini";
import { keepCopy } from "./copy.ts";
import { rememberPlace } from "./in-place.ts";
import {
  checkQuickly,
  checkReferences,
  DamagedDatabaseError,
  isCorruption,
} from "./integrity.ts";

export const DATABASE_FILE = "shop.db";

/** The database connection with drizzle on top. One writer, one process. */
export type Db = ReturnType<typeof connect>;
/** What a store works on: the database, or a transaction of it. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0] | Db;

/**
 * For a transaction that writes: it takes its turn at once. One that begins by
 * reading can fail as soon as it writes, if another wrote in between.
 */
export const IMMEDIATE = { behavior: "immediate" } as const;

// Durable before it is answered (FULL), and never more than 64 MiB of log.
export const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  "busy_timeout = 5000",
  "trusted_schema = OFF",
  "journal_size_limit = 67108864",
];

/** Puts drizzle on an open connection. */
export function connect(sqlite: Database) {
  return drizzle({ client: sqlite });
}

/** The database of a data folder is newer than this program. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      "This data folder was written by a newer version of the shop. Nothing was changed. Start that version, or restore a backup made before it.",
    );
  }
}

/**
 * Opens the database of a data folder and brings it to this program's schema.
 * Before the first pending migration a copy of the file is kept beside it.
 */
export function openDatabase(dataDir: string, migrationsDir: string): Db {
  const file = join(dataDir, DATABASE_FILE);
  const existed = existsSync(file);
  const sqlite = new Database(file, { create: true, strict: true });
  try {
    for (const pragma of PRAGMAS) sqlite.run(`PRAGMA ${pragma}`);
    if (existed) checkQuickly(sqlite);
    const db = connect(sqlite);
    // A new database has nothing to lose: made anew after a power cut, it need
    // not wait for the disk.
    if (!existed) sqlite.run("PRAGMA synchronous = NORMAL");
    applyMigrations(db, file, migrationsDir, existed);
    sqlite.run("PRAGMA synchronous = FULL");
    rememberPlace(sqlite);
    return db;
  } catch (error) {
    sqlite.close();
    throw isCorruption(error) ? new DamagedDatabaseError(error.message) : error;
  }
}

function applyMigrations(
  db: Db,
  file: string,
  migrationsDir: string,
  existed: boolean,
): void {
  const { applied, known } = migrationState(db.$client, migrationsDir);
  if (applied > known) throw new NewerDatabaseError();
  if (applied === known) return;
  if (existed) keepCopy(db.$client, `${file}.before-${known}`);
  // The migrator rebuilds tables; with foreign keys on, that would wipe the
  // rows that point at them.
  db.$client.run("PRAGMA foreign_keys = OFF");
  migrate(db, { migrationsFolder: migrationsDir });
  checkReferences(db.$client, "rows are missing after an update of the schema");
  db.$client.run("PRAGMA foreign_keys = ON");
}

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** How many migrations a database has had, and how many this program knows. */
export function migrationState(sqlite: Database, migrationsDir: string) {
  // Read and parsed: inside the executable, require() takes an embedded .json
  // file for a script.
  const journal = Journal.parse(
    JSON.parse(
      readFileSync(join(migrationsDir, "meta", "_journal.json"), "utf8"),
    ),
    { jitless: true },
  );
  const hasTable = sqlite
    .query("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'")
    .all();
  const applied =
    hasTable.length === 0
      ? 0
      : (sqlite
          .query<{ count: number }, []>(
            "SELECT count(*) AS count FROM __drizzle_migrations",
          )
          .all()[0]?.count ?? 0);
  return { applied, known: journal.entries.length };
}
