import type { SQL } from "bun";
import { HOUR_MS } from "#shared/durations.ts";
import { startPeriodic } from "#server/runtime/periodic.ts";
import { randomToken } from "#server/runtime/random.ts";
import { type Db, Handle } from "../handle.ts";
import type { ShopDatabase } from "../shop-database.ts";
import { watchChanges } from "./changes.ts";
import { createPostgresClock } from "./clock.ts";
import { createPostgresCommit } from "./commit.ts";
import { inTime, postgresReader } from "./connection.ts";
import { PostgresDialect } from "./dialect.ts";
import { isPassing } from "./errors.ts";
import { createPostgresErasure } from "./erasure.ts";
import { createPostgresWindows } from "./event-windows.ts";
import { NewerDatabaseError } from "#server/db/sqlite/migrations.ts";
import { NoShopError, OlderDatabaseError } from "../open-existing.ts";
import { migratePostgres, postgresMigrationState } from "./migrate.ts";
import { createPostgresTurns } from "./turns.ts";

// PostgreSQL allows 100 connections by default: enough for eight copies.
const POOL = { max: 10, connectionTimeout: 5, idleTimeout: 60 };
const CLOSE_WITHIN_S = 5;
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
};

export type PostgresDatabase = ShopDatabase & { client: SQL };

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
      await migratePostgres(database.client, migrationsDir);
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
    const { client } = database;
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
  const client = new Bun.SQL(url, {
    ...POOL,
    connection: { ...SESSION, application_name: name },
  });
  const dialect = new PostgresDialect();
  const db: Db = new Handle(postgresReader(client), dialect);
  const { clock, start, stop } = createPostgresClock(client);
  const stopWatching: (() => void)[] = [];
  return Object.assign(db, {
    client,
    commit: createPostgresCommit(client, dialect),
    clock,
    startClock: start,
    isShared: true,
    eventWindows: (use: string) => createPostgresWindows(client, use),
    ...createPostgresTurns(client),
    async onChangeElsewhere(listener: () => void) {
      await patiently(async () => {
        stopWatching.push(await watchChanges(client, name, listener));
      });
    },
    checkWritable: () => checkWritable(client),
    size: () => readSize(client),
    startUpkeep: (options: Parameters<ShopDatabase["startUpkeep"]>[0]) =>
      startUpkeep(client, options),
    erasure: createPostgresErasure(client, db),
    flush() {},
    async close() {
      stop();
      for (const stopOne of stopWatching) stopOne();
      await client.close({ timeout: CLOSE_WITHIN_S });
    },
  });
}

/** Writes a row, because a standby accepts reads but no writes. */
async function checkWritable(client: SQL): Promise<void> {
  await inTime(
    client.unsafe(
      `insert into turns values ('ready', clock_timestamp())
       on conflict (name) do update set taken_at = excluded.taken_at`,
    ),
  );
}

async function readSize(client: SQL) {
  const [row] = await inTime(
    client.unsafe<{ bytes: string }[]>(
      "select pg_database_size(current_database()) as bytes",
    ),
  );
  return { databaseBytes: Number(row?.bytes ?? 0), logBytes: 0 };
}

/** Deletes old event counts every hour; PostgreSQL maintains its own files. */
function startUpkeep(
  client: SQL,
  { clock, log }: Parameters<ShopDatabase["startUpkeep"]>[0],
): () => void {
  return startPeriodic(log, {
    everyMs: HOUR_MS,
    failed: "database_upkeep_failed",
    async run() {
      await client.unsafe("delete from event_windows where ends_at < $1", [
        clock.now(),
      ]);
    },
  });
}
