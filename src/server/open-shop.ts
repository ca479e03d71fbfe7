import { mkdirSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { finishRestore } from "./db/swap.ts";
import { createChanges } from "./changes.ts";
import { createSignal } from "./signal.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createGroupCommit } from "./db/group-commit.ts";
import { lockFolder } from "./db/lock.ts";
import { openDatabase } from "./db/open.ts";
import type { Deps } from "./deps.ts";
import { type Log, reasonOf } from "./log.ts";

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

/** The data folder cannot be made or written. */
export class UnusableFolderError extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR ${dataDir} cannot be written. Give the folder to the user that runs the shop (chown), or set DATA_DIR to another.`,
    );
  }
}

/**
 * Opens a data folder for this process alone: lock, database, everything that
 * the features are given. Throws UnusableFolderError, FolderInUseError,
 * NewerDatabaseError, DamagedDatabaseError, or SQLite's own error.
 */
export function openShop(options: ShopOptions): Shop {
  const { config, log, migrationsDir, clock = systemClock } = options;
  checkFolder(config.dataDir);
  const lock = lockFolder(config.dataDir);
  try {
    // Whoever had the lock before may have died in the middle of one.
    finishRestore(config.dataDir);
    const outbox = createSignal();
    const db = openDatabase(config.dataDir, migrationsDir);
    const deps: Deps = {
      config,
      clock,
      log,
      db,
      commit: createGroupCommit(db),
      changes: createChanges(),
      kept: new Map(),
      outboxWake: outbox.send,
      onOutboxWake: outbox.listen,
    };
    return {
      deps,
      close() {
        try {
          db.$client.run("PRAGMA wal_checkpoint(TRUNCATE)");
        } catch (error) {
          // On a full disk, say: the next start takes it from the log.
          log.warn("log_not_written_back", { reason: reasonOf(error) });
        }
        db.$client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function checkFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Access rights say little for root or on a read-only mount: write.
    const probe = join(dataDir, ".write-test");
    writeFileSync(probe, "");
    unlinkSync(probe);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOSPC") return;
    throw new UnusableFolderError(dataDir);
  }
}
