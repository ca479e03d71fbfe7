import type { SQL } from "bun";
import type { Commit, Tx } from "../handle.ts";
import { type Client, inTime } from "./connection.ts";
import type { PostgresDialect } from "./dialect.ts";
import { isLost, isPassing } from "./errors.ts";
import { createHandles, type WithHandle } from "./handles.ts";

/** The number of the lock that gives one writer at a time its turn. */
const WRITE_LOCK = 7_201_001;
/** Other processes wait meanwhile: some 40 ms for so many orders. */
const MOST_TOGETHER = 32;
const DEADLINE_MS = 30_000;
/** What fails for a passing reason is tried again for so long. */
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
 * Runs writes one at a time for all processes of the shop, as in SQLite: then
 * what reads before it writes is right without a lock of its own, and order
 * numbers have no gaps. Writes that wait in this process share a transaction,
 * each in a savepoint of its own, because a commit may have to wait for a disk
 * and for a standby. What was undone for a passing reason is tried again.
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
    // What was asked for in one turn of the event loop goes together.
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

/** A transaction was surely undone, for a reason that passes. */
class UndoneError extends Error {
  constructor(cause: unknown) {
    super("The transaction was undone.", { cause });
  }
}

/** One transaction for all these jobs. Throws an UndoneError to try again. */
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
      // Alone it needs no savepoint: what undoes it undoes all there is.
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
    // With the commit on its way, nobody knows whether it came to pass.
    const isUndone = isPassing(error) || (!isWritten && isLost(error));
    throw isUndone ? new UndoneError(error) : error;
  }
}

/** A write that throws undoes only itself, unless the connection is lost. */
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
