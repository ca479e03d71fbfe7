import type { Changes } from "./runtime/events.ts";
import type { Clock } from "./runtime/clock.ts";
import type { Config } from "./config/config.ts";
import type { Commit, Db } from "./db/handle.ts";
import type { ShopDatabase } from "./db/shop-database.ts";
import type { ResponseCache } from "./http/response-cache.ts";
import type { Log } from "./runtime/log.ts";

/** What every feature is given. Made once at start; tests make their own. */
export type Deps = {
  config: Config;
  clock: Clock;
  log: Log;
  /** What is committed. */
  db: Db;
  /** The one way to write. */
  commit: Commit;
  /** What its engine does in its own way. */
  database: ShopDatabase;
  changes: Changes;
  /** What is the same for everyone; features put theirs in. */
  responses: ResponseCache;
  /** What the panel asks the maker to see to; found while the shop runs. */
  notices: Set<string>;
  /** Wakes the outbox worker: there is a mail to send. */
  outboxWake: () => void;
  onOutboxWake: (listener: () => void) => void;
};
