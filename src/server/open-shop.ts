import { mkdirSync } from "node:fs";
import { createChanges } from "./changes.ts";
import { createSignal } from "./signal.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createGroupCommit } from "./db/group-commit.ts";
import { lockFolder } from "./db/lock.ts";
import { openDatabase } from "./db/open.ts";
import type { Deps } from "./deps.ts";
import type { Log } from "./log.ts";

export type Shop = {
  deps: Deps;
  /** Writes the log of the database back and frees the folder. */
  close(): void;
};

export type ShopOptions = {
  config: Config;
  log: Log;
  clock?: Clock;
  /** Where the migrations are: embedded, or in the source tree. */
  migrationsDir: string;
};

/**
 * Opens a data folder for this process alone: lock, database, everything that
 * the features are given. Throws FolderInUseError, NewerDatabaseError,
 * DamagedDatabaseError, or the file system's own error.
 */
export function openShop(options: ShopOptions): Shop {
  const { config, log, migrationsDir, clock = systemClock } = options;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(config.dataDir);
  try {
    const outbox = createSignal();
    const db = openDatabase(config.dataDir, migrationsDir);
    const deps: Deps = {
      config,
      clock,
      log,
      db,
      commit: createGroupCommit(db),
      changes: createChanges(),
      outboxWake: outbox.send,
      onOutboxWake: outbox.listen,
    };
    return {
      deps,
      close() {
        db.$client.run("PRAGMA wal_checkpoint(TRUNCATE)");
        db.$client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
