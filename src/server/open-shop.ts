import { mkdirSync } from "node:fs";
import { checkFolderWritable, lockFolder } from "#server/db/disk.ts";
import { finishRestore } from "#server/db/pending-restore.ts";
import { createChanges } from "#server/runtime/events.ts";
import { createEvent } from "#server/runtime/events.ts";
import type { Clock } from "#server/runtime/clock.ts";
import type { Config } from "#server/config/config.ts";
import { createLocale } from "#server/site/store.ts";
import { openShopDatabase } from "#server/db/open.ts";
import { mayChangeOrders } from "#server/db/locks.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import type { Deps } from "./deps.ts";
import { errorFields, type Log, reasonOf } from "#server/runtime/log.ts";

export type Shop = {
  deps: Deps;
  /** Tells those who follow the orders that another process changed one. */
  ordersChanged: () => void;
  /** Writes back the database log, closes the database, unlocks the folder. */
  close(): void | Promise<void>;
};

export type ShopOptions = {
  config: Config;
  log: Log;
  /** The database's clock if not given. */
  clock?: Clock;
  /** The folder of the migrations, embedded or in the source tree. */
  migrationsDir: string;
};

/** Thrown when the data folder cannot be created or written to. */
export class UnusableFolderError extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR ${dataDir} cannot be written. Give the folder to the user that runs the shop (chown), or set DATA_DIR to another.`,
    );
  }
}

/**
 * Opens a shop: locks its folder for this process, opens its database and
 * creates the dependencies of the features. Throws UnusableFolderError,
 * FolderInUseError, NewerDatabaseError, DamagedDatabaseError, or the database's
 * own error.
 */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const folder = takeFolder(options.config.dataDir);
  try {
    const { config, migrationsDir } = options;
    const database = await openShopDatabase(config, migrationsDir);
    const shop = createShop(options, database, folder);
    const { changes, log } = shop.deps;
    await database.onChangeElsewhere(() => {
      changes.announce();
      // No request awaits this promise, so a failure must be logged here.
      changes
        .settled()
        .catch((error) => log.warn("change_not_shown", errorFields(error)));
    });
    await database.onHoldElsewhere(shop.deps.holdsChanged);
    await database.onOrderElsewhere(shop.ordersChanged);
    return shop;
  } catch (error) {
    folder.release();
    throw error;
  }
}

type Folder = { release(): void };

/** Locks a data folder for this process; creates the folder if missing. */
export function takeFolder(dataDir: string): Folder {
  checkFolder(dataDir);
  const lock = lockFolder(dataDir);
  try {
    // The previous process may have died in the middle of a restore.
    finishRestore(dataDir);
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Creates the dependencies of the features for an open database. */
export function createShop(
  { config, log, clock }: Pick<ShopOptions, "config" | "log" | "clock">,
  database: ShopDatabase,
  folder: Folder,
): Shop {
  const outbox = createEvent();
  const holds = createEvent();
  const orders = createEvent();
  const stop = createEvent();
  const changes = createChanges();
  const deps: Deps = {
    config,
    clock: clock ?? database.clock,
    log,
    db: database,
    async commit(scope, write, lasting) {
      const written = await database.commit(scope, write, lasting);
      if (mayChangeOrders(scope)) orders.emit();
      return written;
    },
    changes,
    locale: createLocale({ config, db: database, changes }),
    pageStyles: { of: () => [] },
    responses: new Map(),
    notices: new Set(),
    holdsChanged: holds.emit,
    onHoldsChange: holds.listen,
    onOrdersChange: orders.listen,
    stopping: stop.emit,
    onStopping: stop.listen,
    outboxWake: outbox.emit,
    onOutboxWake: outbox.listen,
    mailPause: { until: undefined },
  };
  return {
    deps,
    ordersChanged: orders.emit,
    close() {
      try {
        database.flush();
      } catch (error) {
        // This happens on a full disk, for example. The next start recovers the
        // log.
        log.warn("log_not_written_back", { reason: reasonOf(error) });
      }
      const closed = database.close();
      folder.release();
      return closed;
    },
  };
}

function checkFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    checkFolderWritable(dataDir);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOSPC") return;
    throw new UnusableFolderError(dataDir);
  }
}
