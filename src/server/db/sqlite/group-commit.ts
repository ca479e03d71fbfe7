import type { Database } from "bun:sqlite";
import { type Commit, Handle, type Tx } from "#server/db/handle.ts";
import { checkInPlace } from "./in-place.ts";
import { sqliteConnection } from "./connection.ts";

type Settle = () => void;
type Job = {
  /** Runs the write; returns what to do after the commit. */
  run: (tx: Tx) => Promise<Settle>;
  reject: (error: unknown) => void;
};

/**
 * Writes hold up everything else. After this time, or after as long as the last
 * commit took where that is more, no further write joins a transaction.
 */
const MIN_GROUP_MS = 4;

/**
 * Runs writes together: all that were asked for in one turn of the event loop
 * share one transaction, and so one fsync. Each runs in a
 * savepoint of its own, so one that throws undoes only itself. Where they
 * take long, the rest has a transaction in the next turn. A promise
 * settles after the commit: what is answered is on the disk.
 *
 * Nothing else may use `sqlite`: a reader on it would see what is not
 * committed yet. `nowMs` is a monotonic clock.
 */
export function createGroupCommit(
  sqlite: Database,
  nowMs: () => number = () => performance.now(),
): Commit {
  const tx = new Handle(sqliteConnection(sqlite));
  const statements = prepareStatements(sqlite);
  let waiting: Job[] = [];
  let isScheduled = false;
  let commitMs = 0;

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(flush);
  }

  async function flush(): Promise<void> {
    const jobs = waiting;
    waiting = [];
    const settle: Settle[] = [];
    let writtenAt = nowMs();
    const endsAt = writtenAt + Math.max(MIN_GROUP_MS, commitMs);
    try {
      checkInPlace(sqlite);
      // IMMEDIATE takes the lock for writing at once: a transaction that begins
      // by reading fails when it writes, if another process wrote in between.
      statements.begin.run();
      for (const job of jobs) {
        settle.push(await job.run(tx));
        writtenAt = nowMs();
        if (writtenAt >= endsAt) break;
      }
      statements.commit.run();
      commitMs = nowMs() - writtenAt;
      waiting = [...jobs.slice(settle.length), ...waiting];
      for (const each of settle) each();
    } catch (error) {
      rollBack(sqlite);
      for (const job of jobs) job.reject(error);
    } finally {
      isScheduled = false;
      schedule();
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
    // A closed database is rolled back already; the caller gets the first error.
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
    // A full disk ends the outer transaction too: then the whole group failed.
    if (!sqlite.inTransaction) throw error;
    statements.rollBackTo.run();
    statements.release.run();
    return () => reject(error);
  }
}
