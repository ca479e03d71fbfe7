import type { Clock } from "#server/runtime/clock.ts";
import type {
  EventWindows,
  RateWindows,
} from "#server/runtime/event-windows.ts";
import type { Log } from "#server/runtime/log.ts";
import type { Commit, Db, Tx } from "./handle.ts";

/**
 * The open database of a shop. Apart from their SQL dialects, this type hides
 * all differences between SQLite and PostgreSQL: code outside `db` does not
 * depend on the engine.
 */
export type ShopDatabase = Db & {
  /** The only way to write. */
  commit: Commit;
  /** The time, which is the same in every process of the shop. */
  clock: Clock;
  /** Whether other processes serve the same shop. */
  isShared: boolean;
  /**
   * Event counts that every process of the shop shares. `name` separates the
   * keys of one use from those of others; memory holds at most `max` keys.
   */
  eventWindows(name: string, max: number): EventWindows;
  /** The same for limits that may be exceeded within a second. */
  rateWindows(name: string, max: number): RateWindows;
  /**
   * Whether this process is to run a periodic job now. Of all the processes of
   * the shop, one gets true every `everyMs` milliseconds.
   */
  takeLease(name: string, everyMs: number): Promise<boolean>;
  /**
   * Runs a periodic job if this process gets the lease. Rejects as the job
   * does; then, or if the process is killed, the next lease is not `everyMs` but
   * `retryAfterMs` away. A job that takes longer keeps its lease.
   */
  runUnderLease(lease: Lease, job: () => Promise<void>): Promise<void>;
  /** The browser's files of all versions; undefined with a single process. */
  files?: SharedFiles;
  /** Calls the listener when another process has changed what pages show. */
  onChangeElsewhere(listener: () => void): Promise<void>;
  /** Calls the listener when another process holds or frees something. */
  onHoldElsewhere(listener: () => void): Promise<void>;
  /** Calls the listener when another process has changed an order. */
  onOrderElsewhere(listener: () => void): Promise<void>;
  /** Throws the engine's own error if nothing can be written. */
  checkWritable(): Promise<void>;
  /** Sizes in bytes. `logBytes` is 0 if a server manages the log. */
  size(): Promise<{ databaseBytes: number; logBytes: number }>;
  /** Runs database maintenance now and every hour. Call the result to stop. */
  startUpkeep(options: {
    clock: Clock;
    log: Log;
    notices: Set<string>;
  }): () => void;
  erasure: Erasure;
  /** Writes SQLite's log into the database file. No effect on PostgreSQL. */
  flush(): void;
  close(): void | Promise<void>;
};

export type Lease = { name: string; everyMs: number; retryAfterMs: number };

/** A script, style sheet or font whose name changes with its content. */
export type SharedFile = { type: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Files for the browser that every copy of the shop can serve, so that two
 * versions can run behind one balancer.
 */
export type SharedFiles = {
  /**
   * Stores the files of this version that are not stored yet; they are removed
   * a week after the last call of a copy that has them.
   */
  publish(
    paths: readonly string[],
    read: (path: string) => SharedFile,
  ): Promise<void>;
  find(path: string): Promise<SharedFile | undefined>;
};

/** Ensures that no trace of erased texts remains in the stored data. */
export type Erasure = {
  /** Whether an erasure began and has not finished. */
  isUnfinished(): Promise<boolean>;
  /** Records the start, in the transaction that blanks the rows. */
  begin(tx: Tx): Promise<void>;
  /**
   * Removes the old content of the blanked rows. Resolves to false if a reader
   * still needs the old rows, so that they remain.
   */
  finish(): Promise<boolean>;
};
