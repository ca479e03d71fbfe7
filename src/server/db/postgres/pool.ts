import type { SQL } from "bun";
import { inTime } from "./deadline.ts";
import { isLeft } from "./errors.ts";

/** How long work under way may go on, on connections that are left. */
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
