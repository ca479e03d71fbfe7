import type { Changes } from "./runtime/events.ts";
import type { Clock } from "./runtime/clock.ts";
import type { Config } from "./config/config.ts";
import type { Commit, Db } from "./db/handle.ts";
import type { ShopDatabase } from "./db/shop-database.ts";
import type { ResponseCache } from "./http/response-cache.ts";
import type { Log } from "./runtime/log.ts";

/** The dependencies of every feature, created at start or by a test. */
export type Deps = {
  config: Config;
  clock: Clock;
  log: Log;
  /** Reads committed data. */
  db: Db;
  /** Runs a transaction; the only way to write. */
  commit: Commit;
  /** The functions that depend on the database engine. */
  database: ShopDatabase;
  changes: Changes;
  /** Responses that are the same for everyone; features register theirs. */
  responses: ResponseCache;
  /** Problems found at run time that the admin panel shows to the maker. */
  notices: Set<string>;
  /** Wakes the outbox worker because a mail may be due. */
  outboxWake: () => void;
  onOutboxWake: (listener: () => void) => void;
};
