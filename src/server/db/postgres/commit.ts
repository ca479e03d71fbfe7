import type { ReservedSQL, SQL } from "bun";
import type { Commit, Lasting, Tx } from "#server/db/handle.ts";
import { lockNames, type Scope } from "#server/db/locks.ts";
import { inTime, type Pool } from "./pool.ts";
import type { PostgresDialect } from "./dialect.ts";
import { isLost, isPassing, NoAnswerError } from "#server/db/errors.ts";
import { createHandles, type LentHandle } from "./handles.ts";

/** Three of the ten connections are left to reads. */
const MOST_AT_ONCE = 7;
/**
 * The time for which a transaction that failed for a transient reason is
 * retried.
 */
const RETRY_FOR_MS = 2_000;
/** A deadlock or a wait for stock may take longer than that by itself. */
const LEAST_TRIES = 3;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 400;

/**
 * Runs each write in a transaction of its own, beside those of this and of
 * other processes. Which of them wait for each other, `scope` decides. Retries
 * transactions that were rolled back for a transient reason.
 */
export function createPostgresCommit(
  pool: Pool,
  dialect: PostgresDialect,
): {
  commit: Commit;
  /** Resolves when no write is under way. */
  settled(): Promise<void>;
} {
  const lend = createHandles(dialect);
  const queue = createWriteQueue(MOST_AT_ONCE);

  async function runPatiently<T>(
    scope: Scope,
    write: (tx: Tx) => Promise<T>,
    { lasting, onSent }: Pick<Transaction<T>, "lasting" | "onSent">,
  ): Promise<T> {
    const startedAt = performance.now();
    for (let tries = 1, pauseMs = FIRST_PAUSE_MS; ; tries += 1, pauseMs *= 2)
      try {
        return await runOnce(pool, lend, { scope, write, lasting, onSent });
      } catch (error) {
        if (!(error instanceof UndoneError)) throw error;
        const isLate = performance.now() - startedAt > RETRY_FOR_MS;
        if (isLate && tries >= LEAST_TRIES) throw error.cause;
        await Bun.sleep(Math.min(pauseMs, LONGEST_PAUSE_MS) * Math.random());
      }
  }

  return {
    commit: <T>(
      scope: Scope,
      write: (tx: Tx) => Promise<T>,
      lasting?: Lasting,
    ) =>
      new Promise<T>((resolve, reject) => {
        // A commit that is sent outlasts this process. Waiting for its answer, a
        // kill would more often hit between it and what follows it.
        const onSent = lasting === "kill" ? resolve : undefined;
        queue
          .run(lockNames(scope), () =>
            runPatiently(scope, write, { lasting, onSent }),
          )
          .then(resolve, reject);
      }),
    settled: queue.settled,
  };
}

/** A transaction was certainly rolled back, for a transient reason. */
class UndoneError extends Error {
  constructor(cause: unknown) {
    super("The transaction was undone.", { cause });
  }
}

type Transaction<T> = {
  scope: Scope;
  write: (tx: Tx) => Promise<T>;
  lasting: Lasting | undefined;
  /** Called with the result when the commit has been sent. */
  onSent: ((result: T) => void) | undefined;
};

/** Runs one transaction. Throws UndoneError if a retry may succeed. */
async function runOnce<T>(
  pool: Pool,
  lend: (connection: ReservedSQL) => LentHandle,
  { scope, write, lasting, onSent }: Transaction<T>,
): Promise<T> {
  const { client } = pool;
  let isSent = false;
  try {
    return await withConnection(client, async (connection) => {
      const handle = lend(connection);
      try {
        const begun = handle.begin(scope, lasting);
        const [result] = await Promise.all([write(handle.tx), begun]);
        const committed = handle.commit();
        onSent?.(result);
        await committed;
        handle.end();
        return result;
      } catch (error) {
        handle.end();
        const cause = handle.causeOf(error);
        // Also after a commit, which the server has turned into a rollback: all
        // queries have their answers when this one has its own.
        if (!isGone(cause)) await inTime(connection`rollback`);
        throw cause;
      } finally {
        isSent = handle.isSent();
        handle.giveBack();
      }
    });
  } catch (error) {
    pool.report(client, error);
    // If the connection is lost during the commit, the outcome is unknown.
    const isUndone = isPassing(error) || (!isSent && isLost(error));
    throw isUndone ? new UndoneError(error) : error;
  }
}

/** Whether nothing more can be asked on the connection of this error. */
const isGone = (error: unknown) =>
  isLost(error) || error instanceof NoAnswerError;

/** Lends a connection; closes it if the server did not answer on it. */
async function withConnection<T>(
  client: SQL,
  work: (connection: ReservedSQL) => Promise<T>,
): Promise<T> {
  const connection = await client.reserve();
  try {
    const result = await work(connection);
    connection.release();
    return result;
  } catch (error) {
    // The server rolls back when a connection ends.
    if (isGone(error)) connection.close({ timeout: 0 }).catch(() => {});
    else connection.release();
    throw error;
  }
}

/** As long as a statement may take: the server does not keep up. */
const LONGEST_WAIT_MS = 15_000;

type Job = {
  names: readonly string[];
  requestedAt: number;
  start: () => Promise<void>;
  giveUp: () => void;
};

/**
 * Runs up to `max` writes at once, in the order of their requests. Those that
 * name the same lock run one after the other: waiting on the server, the writes
 * of a single cart could hold all connections.
 */
function createWriteQueue(max: number) {
  const running = new Set<Promise<void>>();
  const busy = new Set<string>();
  const waiting: Job[] = [];

  function startNext(): void {
    let at = 0;
    while (running.size < max) {
      const job = waiting[at];
      if (!job) return;
      if (job.names.some((name) => busy.has(name))) at += 1;
      else {
        waiting.splice(at, 1);
        start(job);
      }
    }
  }

  function start(job: Job): void {
    if (performance.now() - job.requestedAt > LONGEST_WAIT_MS) {
      job.giveUp();
      return;
    }
    for (const name of job.names) busy.add(name);
    const done = job.start().finally(() => {
      running.delete(done);
      for (const name of job.names) busy.delete(name);
      startNext();
    });
    running.add(done);
  }

  return {
    run<T>(names: readonly string[], work: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        waiting.push({
          names,
          requestedAt: performance.now(),
          start: () => work().then(resolve, reject),
          giveUp: () => reject(new NoAnswerError()),
        });
        startNext();
      });
    },
    /** Resolves when no write runs or waits. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.race(running);
    },
  };
}
