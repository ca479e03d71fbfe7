import { HOUR_MS } from "#shared/text/dates.ts";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { startPeriodic } from "#server/runtime/periodic.ts";
import { randomToken } from "#server/runtime/random.ts";
import { type Db, Handle } from "#server/db/handle.ts";
import type { Erasure, ShopDatabase } from "#server/db/shop-database.ts";
import { NewerDatabaseError } from "#server/db/sqlite/migrations.ts";
import {
  isPassing,
  NoShopError,
  OlderDatabaseError,
} from "#server/db/errors.ts";
import { watchChanges, watchOthers } from "./watchers.ts";
import { createPostgresClock, createPostgresLeases } from "./clock.ts";
import { createPostgresCommit } from "./commit.ts";
import { postgresReader } from "./connection.ts";
import { PostgresDialect } from "./dialect.ts";
import { createPostgresFiles } from "./client-files.ts";
import { createPostgresWindows, createSettledWindows } from "./windows.ts";
import { migratePostgres, postgresMigrationState } from "./migrate.ts";
import { createPool, type Pool } from "./pool.ts";

// PostgreSQL allows 100 connections by default: enough for eight copies.
// The address may lead to another server after half an hour: a pool that never
// connects again would stay on the old one.
const POOL = {
  max: 10,
  connectionTimeout: 5,
  idleTimeout: 60,
  maxLifetime: 1_800,
};
const START_WITHIN_MS = 20_000;
const START_PAUSE_MS = 250;

// In ms. The limits stop a query whose client is gone, a wait for a lock, and a
// transaction left open by its process, so that none of them blocks others.
const SESSION = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  // A connection that only listens is always idle.
  idle_session_timeout: 0,
  default_transaction_isolation: "read committed",
};

type PostgresDatabase = ShopDatabase & { pool: Pool };

/**
 * Opens a shop's database on a PostgreSQL server and migrates it to this
 * program's schema. Throws NewerDatabaseError, or the server's error.
 */
export async function openPostgres(
  url: string,
  migrationsDir: string,
): Promise<PostgresDatabase> {
  const database = connectPostgres(url);
  try {
    await patiently(async () => {
      await migratePostgres(database.pool.client, migrationsDir);
      await database.startClock();
    });
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the database for a command, while the shop itself may be running.
 * Throws NoShopError, NewerDatabaseError, OlderDatabaseError, or the server's
 * error.
 */
export async function openExistingPostgres(
  url: string,
  migrationsDir: string,
): Promise<PostgresDatabase> {
  const database = connectPostgres(url);
  try {
    const { client } = database.pool;
    const state = await postgresMigrationState(client, migrationsDir);
    if (state.applied === 0)
      throw new NoShopError(
        "There is no shop in the database of DATABASE_URL. Start the shop once, or correct the setting.",
      );
    if (state.isNewer) throw new NewerDatabaseError();
    if (state.pending > 0) throw new OlderDatabaseError();
    await database.startClock();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Retries while the server is starting or has no free connection. */
async function patiently(open: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  for (;;)
    try {
      return await open();
    } catch (error) {
      const isLate = performance.now() - startedAt > START_WITHIN_MS;
      if (isLate || !isPassing(error)) throw error;
      await Bun.sleep(START_PAUSE_MS);
    }
}

/** Returns the database without a schema check; the first query connects. */
export function connectPostgres(
  url: string,
): PostgresDatabase & { startClock(): Promise<void> } {
  const name = `barrette ${randomToken(6)}`;
  // A value import of `bun` would load the client for a shop on SQLite too.
  const pool = createPool(
    () =>
      new Bun.SQL(url, {
        ...POOL,
        connection: { ...SESSION, application_name: name },
      }),
  );
  const dialect = new PostgresDialect();
  const db: Db = new Handle(postgresReader(pool), dialect);
  const { clock, start, stop } = createPostgresClock(pool);
  const { commit, settled } = createPostgresCommit(pool, dialect);
  const stopWatching: (() => void)[] = [];
  const watch = (channel: string, listener: () => void) =>
    patiently(async () => {
      const given = { channel, ownName: name, listener };
      stopWatching.push(await watchOthers(pool, given));
    });
  return Object.assign(db, {
    pool,
    commit,
    clock,
    startClock: start,
    isShared: true,
    eventWindows: (use: string) => createPostgresWindows(pool, use),
    rateWindows: (name: string, max: number) =>
      createSettledWindows(pool, name, max),
    ...createPostgresLeases(pool),
    files: createPostgresFiles(pool),
    async onChangeElsewhere(listener: () => void) {
      await patiently(async () => {
        stopWatching.push(await watchChanges(pool, name, listener));
      });
    },
    onHoldElsewhere: (listener: () => void) => watch("shop_holds", listener),
    onOrderElsewhere: (listener: () => void) => watch("shop_orders", listener),
    checkWritable: () => checkWritable(pool),
    size: () => readSize(pool),
    startUpkeep: (options: Parameters<ShopDatabase["startUpkeep"]>[0]) =>
      startUpkeep(pool, options),
    erasure: createPostgresErasure(pool, db),
    flush() {},
    async close() {
      stop();
      for (const stopOne of stopWatching) stopOne();
      await settled();
      await pool.close();
    },
  });
}

/** Writes a row, because a standby accepts reads but no writes. */
async function checkWritable(pool: Pool): Promise<void> {
  await pool.query((client) =>
    client.unsafe(
      `insert into turns values ('ready', clock_timestamp())
       on conflict (name) do update set taken_at = excluded.taken_at`,
    ),
  );
}

async function readSize(pool: Pool) {
  const [row] = await pool.query((client) =>
    client.unsafe<{ bytes: string }[]>(
      "select pg_database_size(current_database()) as bytes",
    ),
  );
  return { databaseBytes: Number(row?.bytes ?? 0), logBytes: 0 };
}

/** Deletes old event counts every hour; PostgreSQL maintains its own files. */
function startUpkeep(
  pool: Pool,
  { clock, log }: Parameters<ShopDatabase["startUpkeep"]>[0],
): () => void {
  return startPeriodic(log, {
    everyMs: HOUR_MS,
    failed: "database_upkeep_failed",
    async run() {
      const text = "delete from event_windows where ends_at < $1";
      await pool.query((client) => client.unsafe(text, [clock.now()]));
    },
  });
}

/** The table that setup.sql creates. */
const marks = sqliteTable("marks", { name: text("name").primaryKey() });
const NAME = "erasure";

/**
 * PostgreSQL leaves old rows in its files until a vacuum. VACUUM FULL rewrites
 * every table and locks each one meanwhile, 1 s for 100 MB.
 */
export function createPostgresErasure(pool: Pool, db: Db): Erasure {
  return {
    async isUnfinished() {
      return (await db.select().from(marks).all()).length > 0;
    },
    async begin(tx) {
      await tx.insert(marks).values({ name: NAME }).onConflictDoNothing().run();
    },
    async finish() {
      const connection = await pool.client.reserve();
      try {
        await connection.unsafe("set statement_timeout = 0");
        await connection.unsafe("set lock_timeout = 0");
        await connection.unsafe("vacuum full");
        await connection.unsafe("delete from marks where name = $1", [NAME]);
        await connection.unsafe("reset statement_timeout");
        await connection.unsafe("reset lock_timeout");
      } finally {
        connection.release();
      }
      return true;
    },
  };
}
