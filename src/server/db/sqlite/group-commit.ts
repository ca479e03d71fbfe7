import type { Database } from "bun:sqlite";
import { type Commit, Handle, type Tx } from "#server/db/handle.ts";
import { isLogLong, writeLogBack } from "./checkpoint.ts";
import { checkInPlace } from "./in-place.ts";
import { sqliteConnection } from "./connection.ts";

type Settle = () => void;
type Job = {
  /** Runs the write; returns what to do after the commit. */
  run: (tx: Tx) => Promise<Settle>;
  reject: (error: unknown) => void;
};

/**
 * Writes block the event loop, and requests that only read wait for them. Once
 * a transaction has run for this time, or for the duration of a commit if that
 * is longer, no further write joins it.
 */
const MIN_GROUP_MS = 1;

/**
 * Runs writes in groups: all writes requested in one turn of the event loop
 * share one transaction, and therefore one fsync. Each write has its own
 * savepoint, so a write that throws rolls back only itself. If a group takes
 * too long, its remaining writes run in a transaction in the next turn of the
 * event loop. A long log is written back in a turn of its own. A promise settles
 * after the commit, when the data is on the disk.
 *
 * No other code may read with `sqlite`, because it would see uncommitted data.
 * `nowMs` is a monotonic clock.
 */
export function createGroupCommit(
  sqlite: Database,
  nowMs: () => number = () => performance.now(),
): Commit {
  const tx = new Handle(sqliteConnection(sqlite));
  const statements = prepareStatements(sqlite);
  let waiting: Job[] = [];
  let isScheduled = false;
  let isLong = false;
  // The shorter one of two counts, because one alone may be slow by chance.
  let commitMs: readonly [last: number, before: number] = [0, 0];

  function schedule(): void {
    if (isScheduled || !(isLong || waiting.length > 0)) return;
    isScheduled = true;
    setImmediate(runTurn);
  }

  async function runTurn(): Promise<void> {
    if (isLong) shorten();
    else {
      await flush();
      isLong = isLogLong(sqlite);
    }
    isScheduled = false;
    schedule();
  }

  function shorten(): void {
    isLong = false;
    try {
      writeLogBack(sqlite);
    } catch {
      // The log stays, and the turn after the next commit tries again.
    }
  }

  async function flush(): Promise<void> {
    const jobs = waiting;
    waiting = [];
    const settle: Settle[] = [];
    let writtenAt = nowMs();
    const endsAt = writtenAt + Math.max(MIN_GROUP_MS, Math.min(...commitMs));
    try {
      checkInPlace(sqlite);
      // IMMEDIATE takes the write lock at once: a transaction that begins with
      // a read fails at its first write if another process wrote in between.
      statements.begin.run();
      for (const job of jobs) {
        settle.push(await job.run(tx));
        writtenAt = nowMs();
        if (writtenAt >= endsAt) break;
      }
      statements.commit.run();
      commitMs = [nowMs() - writtenAt, commitMs[0]];
      waiting = [...jobs.slice(settle.length), ...waiting];
      for (const each of settle) each();
    } catch (error) {
      rollBack(sqlite);
      for (const job of jobs) job.reject(error);
    }
  }

  return (write) =>
    new Promise((resolve, reject) => {
      waiting.push({
        run: (tx) =>
          inSavepoint(sqlite, statements, () => write(tx), resolve, reject),
        reject,
      });
      schedule();
    });
}

type Statements = ReturnType<typeof prepareStatements>;

/** The statements of every transaction, prepared once. */
function prepareStatements(sqlite: Database) {
  return {
    begin: sqlite.prepare("BEGIN IMMEDIATE"),
    commit: sqlite.prepare("COMMIT"),
    savepoint: sqlite.prepare("SAVEPOINT write"),
    release: sqlite.prepare("RELEASE write"),
    rollBackTo: sqlite.prepare("ROLLBACK TO write"),
  };
}

/** Rolls back the open transaction, if there is one. */
function rollBack(sqlite: Database): void {
  try {
    if (sqlite.inTransaction) sqlite.run("ROLLBACK");
  } catch {
    // Closing a database rolls back; the caller still gets the first error.
  }
}

async function inSavepoint<T>(
  sqlite: Database,
  statements: Statements,
  write: () => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Promise<Settle> {
  statements.savepoint.run();
  try {
    const value = await write();
    statements.release.run();
    return () => resolve(value);
  } catch (error) {
    // A full disk rolls back the whole transaction, so the whole group fails.
    if (!sqlite.inTransaction) throw error;
    statements.rollBackTo.run();
    statements.release.run();
    return () => reject(error);
  }
}
