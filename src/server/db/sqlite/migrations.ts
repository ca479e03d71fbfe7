import type { Database } from "bun:sqlite";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { migrate } from "drizzle-orm/bun-sqlite/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { keepCopy } from "./copy.ts";
import { checkReferences } from "./integrity.ts";

/** The database of a data folder is newer than this program. */
export class NewerDatabaseError extends Error {
  constructor() {
    super(
      "This data folder was written by a newer version of the shop. Nothing was changed. Start that version, or restore a backup made before it.",
    );
  }
}

/** The migrator left out a migration, so this program would find no table. */
export class SkippedMigrationError extends Error {
  constructor(count: number) {
    super(
      `This program did not bring the database up to date: ${count} of its migrations were not applied. This is a fault of this version, not of your data. Start the version that you used before, as the README says under "Upgrades", and report the fault.`,
    );
  }
}

export type MigrationState = {
  /** How many migrations the database has had. */
  applied: number;
  /** How many migrations of this program it still waits for. */
  pending: number;
  /** Whether it has had one that this program does not know. */
  isNewer: boolean;
};

/**
 * How the schema of a database stands to this program's migrations. Each is
 * recognised by the hash of its SQL, so that neither their number nor their
 * times have to agree.
 */
export function migrationState(
  sqlite: Database,
  migrationsFolder: string,
): MigrationState {
  return stateAgainst(sqlite, knownHashes(migrationsFolder));
}

/** The migrations of this program, by the hash of their SQL. */
function knownHashes(migrationsFolder: string): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

function stateAgainst(
  sqlite: Database,
  known: readonly string[],
): MigrationState {
  const applied = new Set(appliedHashes(sqlite));
  return {
    applied: applied.size,
    pending: known.filter((hash) => !applied.has(hash)).length,
    isNewer: !applied.isSubsetOf(new Set(known)),
  };
}

function appliedHashes(sqlite: Database): string[] {
  const hasTable = sqlite
    .query("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'")
    .get();
  if (!hasTable) return [];
  return sqlite
    .query<{ hash: string }, []>("SELECT hash FROM __drizzle_migrations")
    .all()
    .map(({ hash }) => hash);
}

/**
 * Brings a database to this program's schema. Where `copyName` is given, a copy
 * of the database is kept before the first pending migration, under the name
 * that it returns for the number of known migrations. Throws
 * NewerDatabaseError before, and SkippedMigrationError after the change.
 */
export function applyMigrations(
  sqlite: Database,
  migrationsFolder: string,
  copyName?: (known: number) => string,
): void {
  const known = knownHashes(migrationsFolder);
  const { applied, pending, isNewer } = stateAgainst(sqlite, known);
  if (isNewer) throw new NewerDatabaseError();
  if (pending === 0) return;
  if (copyName) keepCopy(sqlite, copyName(applied + pending));
  // The migrator rebuilds tables; with foreign keys on, that would wipe the
  // rows that point at them.
  sqlite.run("PRAGMA foreign_keys = OFF");
  migrate(drizzle({ client: sqlite }), { migrationsFolder });
  checkReferences(sqlite, "rows are missing after an update of the schema");
  sqlite.run("PRAGMA foreign_keys = ON");
  // The migrator leaves out in silence what is not dated later than the last
  // migration that it applied.
  const left = stateAgainst(sqlite, known).pending;
  if (left > 0) throw new SkippedMigrationError(left);
}
