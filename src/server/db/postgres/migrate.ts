import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SQL } from "bun";
import {
  NewerDatabaseError,
  type MigrationState,
} from "#server/db/sqlite/migrations.ts";
import { createClientFiles } from "./client-files.ts";
import type { Client } from "./statement.ts";
import setup from "./setup.sql" with { type: "text" };
import { toPostgres } from "./translate.ts";

/** The id of the advisory lock that only one migrating process holds. */
const MIGRATION_LOCK = 7_201_002;
/** The folder of the migrations that are written by hand. */
const BY_HAND = "postgres";

/**
 * Migrates a database to this program's schema. Applies all pending migrations
 * in one transaction, in one process at a time; other processes wait and then
 * find nothing to do. Throws NewerDatabaseError.
 */
export async function migratePostgres(
  client: SQL,
  migrationsDir: string,
): Promise<void> {
  const known = migrationNames(migrationsDir);
  await client.begin(async (tx) => {
    await tx.unsafe("set local lock_timeout = 0");
    await tx.unsafe("set local statement_timeout = 0");
    await tx.unsafe("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await tx.unsafe(
      'create table if not exists migrations (name text collate "C" primary key, applied_at timestamptz not null default now())',
    );
    // Not a migration: an older copy must be able to start beside this one.
    await createClientFiles(tx);
    const applied = await appliedMigrations(tx);
    if (applied.some((name) => !known.includes(name)))
      throw new NewerDatabaseError();
    const pending = known.filter((name) => !applied.includes(name));
    for (const name of pending) {
      await tx.unsafe(readMigration(migrationsDir, name));
      await tx.unsafe("insert into migrations (name) values ($1)", [name]);
    }
    if (pending.length > 0) await tx.unsafe(setup);
  });
}

/** Compares the schema of a database with this program's migrations. */
export async function postgresMigrationState(
  client: Client,
  migrationsDir: string,
): Promise<MigrationState> {
  const known = migrationNames(migrationsDir);
  const applied = await appliedMigrations(client);
  return {
    applied: applied.length,
    pending: known.filter((name) => !applied.includes(name)).length,
    isNewer: applied.some((name) => !known.includes(name)),
  };
}

async function appliedMigrations(client: Client): Promise<string[]> {
  const [table] = await client.unsafe<{ name: string | null }[]>(
    "select to_regclass('migrations')::text as name",
  );
  if (!table?.name) return [];
  const rows = await client.unsafe<{ name: string }[]>(
    "select name from migrations",
  );
  return rows.map(({ name }) => name);
}

function migrationNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

function readMigration(folder: string, name: string): string {
  const byHand = join(folder, BY_HAND, name);
  return existsSync(byHand)
    ? readFileSync(byHand, "utf8")
    : toPostgres(readFileSync(join(folder, name), "utf8"));
}
