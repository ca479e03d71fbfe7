import { Database } from "bun:sqlite";
import { closeSync, openSync } from "node:fs";
import type { SQL } from "bun";
import { applyMigrations } from "#server/db/sqlite/migrations.ts";
import { openExistingPostgres, openPostgres } from "./open.ts";
import {
  copyFromPostgres,
  copyToPostgres,
  countRows,
  findDifference,
  type RowCounts,
} from "./copy-rows.ts";

/** Copies of the shop are connected to a database that must not be in use. */
export class ShopRunningError extends Error {
  constructor(copies: number) {
    super(
      `The shop is running: ${copies} connections of it are open. Stop all of its copies, and try again.`,
    );
  }
}

/** The database that a shop is to be moved into already contains rows. */
export class NotEmptyError extends Error {
  constructor(table: string) {
    super(
      `There is something in the database already ("${table}" has rows). Nothing was changed. Give an empty database.`,
    );
  }
}

/** The copied rows differ from the original rows. */
export class MoveError extends Error {
  constructor(table: string) {
    super(
      `The rows of "${table}" are not the same after they were copied. Do not use what was copied; the shop that it came from is untouched.`,
    );
  }
}

/**
 * Copies a shop from PostgreSQL into a new SQLite file, as of one moment. The
 * file must not exist yet. Other processes may write to PostgreSQL meanwhile.
 * Throws what openExistingPostgres throws.
 */
export async function copyIntoFile(
  url: string,
  target: string,
  migrationsDir: string,
): Promise<RowCounts> {
  const { pool, close } = await openExistingPostgres(url, migrationsDir);
  const { client } = pool;
  try {
    closeSync(openSync(target, "wx", 0o600));
    const sqlite = new Database(target, { strict: true });
    try {
      applyMigrations(sqlite, migrationsDir);
      return await copyFromPostgres(client, sqlite);
    } finally {
      sqlite.close();
    }
  } finally {
    await close();
  }
}

type FileToPostgres = {
  /** A SQLite file with this program's schema. */
  file: string;
  url: string;
  migrationsDir: string;
};

/**
 * Copies the rows of a SQLite file into PostgreSQL and then compares every row.
 * The target must be empty, unless `isReplacing` is set: then its rows are
 * replaced. Throws ShopRunningError, NotEmptyError or MoveError.
 */
export async function copyFromFile(
  { file, url, migrationsDir }: FileToPostgres,
  { isReplacing = false } = {},
): Promise<RowCounts> {
  const { pool, close } = await openPostgres(url, migrationsDir);
  const { client } = pool;
  const sqlite = new Database(file, { readonly: true, strict: true });
  try {
    await checkAlone(client);
    if (!isReplacing) await checkEmpty(client, sqlite);
    const counts = await copyToPostgres(sqlite, client);
    const different = await findDifference(sqlite, client);
    if (different) throw new MoveError(different);
    return counts;
  } finally {
    sqlite.close();
    await close();
  }
}

/**
 * Throws MoveError if a file and the database have different rows, or
 * ShopRunningError.
 */
export async function compareWithFile({
  file,
  url,
  migrationsDir,
}: FileToPostgres): Promise<void> {
  const { pool, close } = await openExistingPostgres(url, migrationsDir);
  const { client } = pool;
  const sqlite = new Database(file, { readonly: true, strict: true });
  try {
    await checkAlone(client);
    const different = await findDifference(sqlite, client);
    if (different) throw new MoveError(different);
  } finally {
    sqlite.close();
    await close();
  }
}

/** PostgreSQL notices the end of a stopped shop only after a moment. */
const GONE_WITHIN_MS = 3_000;

async function checkAlone(client: SQL): Promise<void> {
  const deadline = performance.now() + GONE_WITHIN_MS;
  for (;;) {
    const others = await countOthers(client);
    if (others === 0) return;
    if (performance.now() > deadline) throw new ShopRunningError(others);
    await Bun.sleep(50);
  }
}

async function countOthers(client: SQL): Promise<number> {
  const [row] = await client.unsafe<{ others: string }[]>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and application_name like 'barrette %'
       and application_name <> current_setting('application_name')`,
  );
  return Number(row?.others ?? 0);
}

async function checkEmpty(client: SQL, sqlite: Database): Promise<void> {
  const counts = await countRows(client, sqlite);
  const [filled] = Object.entries(counts).filter(([, rows]) => rows > 0);
  if (filled) throw new NotEmptyError(filled[0]);
}
