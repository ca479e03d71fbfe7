import type { ShopLocale } from "#server/runtime/shop-locale.ts";
import type { Changes } from "#server/runtime/events.ts";
import type { Clock } from "#server/runtime/clock.ts";
import type { Config } from "#server/config/config.ts";
import type { Commit } from "#server/db/handle.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import type { Log } from "#server/runtime/log.ts";

/**
 * Returns the cached response to GET and HEAD. The response has all standard
 * headers; the request handler adds the request id.
 */
export type CachedResponse = (request: Request) => Response | Promise<Response>;

/** The dependencies of every feature, created at start or by a test. */
export type Deps = {
  config: Config;
  clock: Clock;
  log: Log;
  /** Reads committed data, and does what differs between the engines. */
  db: ShopDatabase;
  /** Runs a transaction; the only way to write. */
  commit: Commit;
  changes: Changes;
  /** The language, the formats and the texts that the shop speaks. */
  locale: () => Promise<ShopLocale>;
  /** The style sheets of the shop's pages; none where there are no pages. */
  pageStyles: {
    of: (language: ShopLocale["formats"]["language"]) => readonly string[];
  };
  /** Responses that are the same for everyone, by path; features add theirs. */
  responses: Map<string, CachedResponse>;
  /** Problems found at run time that the admin panel shows to the maker. */
  notices: Set<string>;
  /** Tells those who follow what can be bought that a hold began or ended. */
  holdsChanged: () => void;
  onHoldsChange: (listener: () => void) => void;
  /** The listeners are called when an order was placed or has changed. */
  onOrdersChange: (listener: () => void) => void;
  /** The listeners are called when the shop stops. */
  stopping: () => void;
  onStopping: (listener: () => void) => void;
  /** Wakes the outbox worker because a mail may be due. */
  outboxWake: () => void;
  onOutboxWake: (listener: () => void) => void;
  /** Until when this process sends no mail, because the server takes none. */
  mailPause: { until: number | undefined };
};
