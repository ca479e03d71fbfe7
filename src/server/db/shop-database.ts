import type { Clock } from "#server/runtime/clock.ts";
import type { EventWindows } from "#server/runtime/event-windows.ts";
import type { Log } from "#server/runtime/log.ts";
import type { Commit, Db, Tx } from "./handle.ts";

/**
 * The open database of a shop. Beside the words of their SQL, everything in
 * which SQLite and PostgreSQL differ stands behind this type: nothing outside
 * `db` asks which of them runs.
 */
export type ShopDatabase = Db & {
  /** The one way to write. */
  commit: Commit;
  /** The time as every process of the shop has it. */
  clock: Clock;
  /** Whether other processes serve the same shop. */
  isShared: boolean;
  /**
   * Counts of events that every process of the shop shares. `name` keeps the
   * keys of one use apart; at most `max` are held in memory.
   */
  eventWindows(name: string, max: number): EventWindows;
  /**
   * Whether this process is to do a periodic work now: of all the processes of
   * the shop, one is told so every `everyMs`.
   */
  takeTurn(name: string, everyMs: number): Promise<boolean>;
  /** Calls the listener when another process has changed what pages show. */
  onChangeElsewhere(listener: () => void): Promise<void>;
  /** Throws the engine's own error where nothing can be written. */
  checkWritable(): Promise<void>;
  /** In bytes; the log is 0 where a server of its own looks after it. */
  size(): Promise<{ databaseBytes: number; logBytes: number }>;
  /** Looks after the stored data now and every hour. Call the result to stop. */
  startUpkeep(options: { clock: Clock; log: Log }): () => void;
  erasure: Erasure;
  /** Writes back what is in logs, as far as that takes no other process. */
  flush(): void;
  close(): void | Promise<void>;
};

/** What makes sure that erased texts are nowhere in the stored data any more. */
export type Erasure = {
  /** Whether an erasure was begun and not carried to its end. */
  isUnfinished(): Promise<boolean>;
  /** Part of the transaction that blanks the rows. */
  begin(tx: Tx): Promise<void>;
  /**
   * Removes what the blanked rows left behind. `texts` are those to look for;
   * undefined where they are not known any more. False: a reader needs the old
   * rows, so they are still there.
   */
  finish(texts: readonly string[] | undefined): Promise<boolean>;
};
