import { Database } from "bun:sqlite";
import { statSync } from "node:fs";
import { systemClock } from "#server/runtime/clock.ts";
import { createEventWindows } from "#server/runtime/event-windows.ts";
import { createGroupCommit } from "./group-commit.ts";
import { type Db, Handle } from "#server/db/handle.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { rememberPlace } from "./in-place.ts";
import type { ShopDatabase, Lease } from "#server/db/shop-database.ts";
import { sqliteConnection } from "./connection.ts";
import { createSqliteErasure } from "./erasure.ts";
import { keepTemporaryInMemory } from "./settings.ts";
import { startUpkeep } from "./upkeep.ts";

export type OpenDb = ShopDatabase & {
  /** The connection that writes; also for work on the file as a whole. */
  sqlite: Database;
  close(): void;
};

/**
 * Builds an `OpenDb` on an open connection, which becomes the writer. A second,
 * read-only connection reads what is committed.
 */
export function attachHandles(sqlite: Database): OpenDb {
  rememberPlace(sqlite);
  const reader = new Database(sqlite.filename, {
    readonly: true,
    strict: true,
  });
  reader.run("PRAGMA busy_timeout = 5000");
  const db: Db = new Handle(sqliteConnection(reader));
  keepTemporaryInMemory(sqlite, true);
  const commit = createGroupCommit(sqlite);
  return Object.assign(db, {
    commit,
    sqlite,
    clock: systemClock,
    isShared: false,
    eventWindows: (_: string, max: number) => createEventWindows(max),
    rateWindows: (_: string, max: number) => createEventWindows(max),
    takeLease: async () => true,
    runUnderLease: (_: Lease, job: () => Promise<void>) => job(),
    onChangeElsewhere: async () => {},
    onHoldElsewhere: async () => {},
    checkWritable: () => commit(NO_LOCK, async () => {}),
    size: async () => readSize(sqlite),
    startUpkeep: (options: Parameters<ShopDatabase["startUpkeep"]>[0]) =>
      startUpkeep({ sqlite, commit, ...options }),
    erasure: createSqliteErasure(sqlite),
    flush: () => void sqlite.run("PRAGMA wal_checkpoint(TRUNCATE)"),
    close() {
      reader.close();
      sqlite.close();
    },
  });
}

function readSize(sqlite: Database) {
  const [row] = sqlite
    .query<{ bytes: number }, []>(
      "SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()",
    )
    .all();
  const log = statSync(`${sqlite.filename}-wal`, { throwIfNoEntry: false });
  return { databaseBytes: row?.bytes ?? 0, logBytes: log?.size ?? 0 };
}
