import type { Clock } from "#server/runtime/clock.ts";
import type { EventWindows } from "#server/runtime/event-windows.ts";
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
  /**
   * Whether this process is to run a periodic job now. Of all the processes of
   * the shop, one gets true every `everyMs` milliseconds.
   */
  takeTurn(name: string, everyMs: number): Promise<boolean>;
  /**
   * Runs a periodic job if it is this process's turn. Rejects as the job does;
   * then, or if the process is killed, the next turn is not `everyMs` but
   * `retryAfterMs` away. A job that takes longer keeps its turn.
   */
  runInTurn(turn: Turn, job: () => Promise<void>): Promise<void>;
  /** Calls the listener when another process has changed what pages show. */
  onChangeElsewhere(listener: () => void): Promise<void>;
  /** Throws the engine's own error if nothing can be written. */
  checkWritable(): Promise<void>;
  /** Sizes in bytes. `logBytes` is 0 if a server manages the log. */
  size(): Promise<{ databaseBytes: number; logBytes: number }>;
  /** Runs database maintenance now and every hour. Call the result to stop. */
  startUpkeep(options: { clock: Clock; log: Log }): () => void;
  erasure: Erasure;
  /** Writes SQLite's log into the database file. No effect on PostgreSQL. */
  flush(): void;
  close(): void | Promise<void>;
};

export type Turn = { name: string; everyMs: number; retryAfterMs: number };

/** Ensures that no trace of erased texts remains in the stored data. */
export type Erasure = {
  /** Whether an erasure began and has not finished. */
  isUnfinished(): Promise<boolean>;
  /** Records the start, in the transaction that blanks the rows. */
  begin(tx: Tx): Promise<void>;
  /**
   * Removes the old content of the blanked rows. `texts` are the texts to look
   * for, or undefined if they are no longer known. Resolves to false if a
   * reader still needs the old rows, so that they remain.
   */
  finish(texts: readonly string[] | undefined): Promise<boolean>;
};
