import type { SQL } from "bun";
import { isLeft, NoAnswerError } from "#server/db/errors.ts";

// The server cancels a statement after 10 s; a dead connection reports nothing.
const DEADLINE_MS = 15_000;

/** Rejects with NoAnswerError if the query takes longer than the deadline. */
export async function inTime<T>(
  query: Promise<T>,
  deadlineMs = DEADLINE_MS,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswerError()), deadlineMs);
  try {
    return await Promise.race([query, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The time for which work under way may go on, on connections that are left.
 */
const LEAVE_WITHIN_S = 15;
const CLOSE_WITHIN_S = 5;

/** The connections of this process to its server. */
export type Pool = {
  /** The connections to use now. */
  readonly client: SQL;
  /** Runs one statement on any connection, within the deadline of `inTime`. */
  query<T>(run: (client: SQL) => Promise<T>): Promise<T>;
  /**
   * Leaves the connections on which this error came if their server is gone: it
   * has fallen silent, or has become a standby. After a power cut no packet ends
   * a connection, and the system would wait a quarter of an hour. What comes
   * next connects anew, perhaps to the server that took over the address.
   */
  report(client: SQL, error: unknown): void;
  close(): Promise<void>;
};

export function createPool(connect: () => SQL): Pool {
  let current = connect();
  const pool: Pool = {
    get client() {
      return current;
    },
    async query(run) {
      const client = current;
      try {
        return await inTime(run(client));
      } catch (error) {
        pool.report(client, error);
        throw error;
      }
    },
    report(client, error) {
      if (client !== current || !isLeft(error)) return;
      current = connect();
      client.close({ timeout: LEAVE_WITHIN_S }).catch(() => {});
    },
    close: () => current.close({ timeout: CLOSE_WITHIN_S }),
  };
  return pool;
}

/** A pool, or one connection or transaction of a pool. */
export type Client = Pick<SQL, "unsafe">;

/** Sends a statement with values that may come from people. */
export const send = <T>(client: Client, text: string, values: unknown[]) =>
  client.unsafe<T>(text, values.map(toStorable));

/**
 * Replaces NUL, which PostgreSQL's text type cannot store, by U+FFFD. Also in
 * what is sent as JSON, where it would hide in an escape: as its replacer.
 */
export function toStorable(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0")
    ? value.replaceAll("\0", "\u{fffd}")
    : value;
}
