import type { SQL } from "bun";
import type { Commit, Tx } from "../handle.ts";
import { type Client, inTime } from "./connection.ts";
import type { PostgresDialect } from "./dialect.ts";
import { isLost, isPassing } from "./errors.ts";
import { createHandles, type WithHandle } from "./handles.ts";

/** The id of the advisory lock that only one writer holds at a time. */
const WRITE_LOCK = 7_201_001;
/** The most writes in one transaction; other processes wait for some 40 ms. */
const MOST_TOGETHER = 32;
const DEADLINE_MS = 30_000;
/** How long a transaction that failed for a transient reason is retried. */
const RETRY_FOR_MS = 2_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 400;

type Settle = () => void;
type Job = {
  /** Runs the write; returns what to do after the commit. */
  run: (tx: Tx) => Promise<Settle>;
  reject: (error: unknown) => void;
};

/**
 * Runs writes one at a time across all processes of the shop, as SQLite does.
 * So a write that first reads needs no lock of its own, and order numbers have
 * no gaps. Writes that wait in this process share a transaction, each in its
 * own savepoint, because a commit may wait for a disk and for a standby.
 * Retries transactions that were rolled back for a transient reason.
 */
export function createPostgresCommit(
  client: SQL,
  dialect: PostgresDialect,
): Commit {
  const withHandle = createHandles(dialect);
  const waiting: Job[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    // Writes requested in one turn of the event loop share a transaction.
    await new Promise(setImmediate);
    while (waiting.length > 0)
      await runTogether(waiting.splice(0, MOST_TOGETHER));
    isRunning = false;
  }

  async function runTogether(jobs: Job[]): Promise<void> {
    const startedAt = performance.now();
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2)
      try {
        const settle = await runOnce(client, withHandle, jobs);
        for (const each of settle) each();
        return;
      } catch (error) {
        const isLate = performance.now() - startedAt > RETRY_FOR_MS;
        if (!(error instanceof UndoneError) || isLate) {
          const cause = error instanceof UndoneError ? error.cause : error;
          for (const job of jobs) job.reject(cause);
          return;
        }
        await Bun.sleep(Math.min(pauseMs, LONGEST_PAUSE_MS) * Math.random());
      }
  }

  return (write) =>
    new Promise((resolve, reject) => {
      const run = async (tx: Tx) => {
        const value = await write(tx);
        return () => resolve(value);
      };
      waiting.push({ run, reject });
      void runAll();
    });
}

/** A transaction was certainly rolled back, for a transient reason. */
class UndoneError extends Error {
  constructor(cause: unknown) {
    super("The transaction was undone.", { cause });
  }
}

/** Runs jobs in one transaction. Throws UndoneError if a retry may succeed. */
async function runOnce(
  client: SQL,
  withHandle: WithHandle,
  jobs: Job[],
): Promise<Settle[]> {
  let isWritten = false;
  const transaction = client.begin(async (tx) => {
    await inTime(tx.unsafe("select pg_advisory_xact_lock($1)", [WRITE_LOCK]));
    const settle = await withHandle(tx, async (handle) => {
      const [only, ...others] = jobs;
      // A single job needs no savepoint: a rollback affects no other job.
      if (only && others.length === 0) return [await only.run(handle)];
      const results: Settle[] = [];
      for (const job of jobs)
        results.push(await inSavepoint(tx, () => job.run(handle), job));
      return results;
    });
    isWritten = true;
    return settle;
  });
  try {
    return await inTime(transaction, DEADLINE_MS);
  } catch (error) {
    // If the connection is lost during the commit, the outcome is unknown.
    const isUndone = isPassing(error) || (!isWritten && isLost(error));
    throw isUndone ? new UndoneError(error) : error;
  }
}

/**
 * Rolls back only this write if it throws. Rethrows if the connection was lost
 * or the error is transient, so that the whole transaction rolls back.
 */
async function inSavepoint(
  tx: Client,
  run: () => Promise<Settle>,
  { reject }: Pick<Job, "reject">,
): Promise<Settle> {
  await tx.unsafe("savepoint write");
  try {
    const settle = await run();
    await tx.unsafe("release savepoint write");
    return settle;
  } catch (error) {
    if (isLost(error) || isPassing(error)) throw error;
    await tx.unsafe("rollback to savepoint write");
    return () => reject(error);
  }
}
