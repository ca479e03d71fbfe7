import type { Database } from "bun:sqlite";
import {
  type Commit,
  type Lasting,
  type Tx,
  WriteHandle,
} from "#server/db/handle.ts";
import type { Connection } from "#server/db/session.ts";
import { checkInPlace } from "./file.ts";
import type { Scope } from "#server/db/locks.ts";
import { sqliteConnection, waitForDisk } from "./connection.ts";

type Settle = () => void;
type Job = {
  /** Runs the write; returns what to do after the commit. */
  run: () => Promise<Settle>;
  reject: (error: unknown) => void;
};

/**
 * Writes block the event loop, and requests that only read wait for them. Once
 * a transaction has run for this time, or for the duration of a commit if that
 * is longer, no further write joins it.
 */
const MIN_GROUP_MS = 4;

/**
 * Runs writes in groups: all writes requested in one tick of the event loop
 * share one transaction, and therefore one fsync. Each write has its own
 * savepoint, so a write that throws rolls back only itself. If a group takes
 * too long, its remaining writes run in a transaction in the next tick of the
 * event loop. A promise settles after the commit, when the data is on the disk.
 *
 * Writes that outlast no power cut have groups of their own, which come first:
 * what waits for one of them runs before another group waits for the disk.
 *
 * No other code may read with `sqlite`, because it would see uncommitted data.
 * `nowMs` is a monotonic clock.
 */
export function createGroupCommit(
  sqlite: Database,
  nowMs: () => number = () => performance.now(),
): Commit {
  const tx = new WriteHandle(onlyInTransaction(sqlite));
  const statements = prepareStatements(sqlite);
  const waiting: Record<Lasting, Job[]> = { kill: [], "power cut": [] };
  let set: Lasting | undefined = "power cut";
  let isScheduled = false;
  // The shorter one of two counts, because one alone may be slow by chance.
  let commitMs: readonly [last: number, before: number] = [0, 0];

  function schedule(): void {
    const isIdle = Object.values(waiting).every((jobs) => jobs.length === 0);
    if (isScheduled || isIdle) return;
    isScheduled = true;
    setImmediate(runTick);
  }

  async function runTick(): Promise<void> {
    await flush();
    isScheduled = false;
    schedule();
  }

  /** Stays as it is until a group needs the other: that one may have failed. */
  function setLasting(lasting: Lasting): void {
    if (lasting === set) return;
    set = undefined;
    waitForDisk(sqlite, lasting === "power cut");
    set = lasting;
  }

  async function flush(): Promise<void> {
    const lasting = waiting.kill.length > 0 ? "kill" : "power cut";
    const jobs = waiting[lasting];
    waiting[lasting] = [];
    const settle: Settle[] = [];
    let writtenAt = nowMs();
    const endsAt = writtenAt + Math.max(MIN_GROUP_MS, Math.min(...commitMs));
    try {
      checkInPlace(sqlite);
      setLasting(lasting);
      // IMMEDIATE takes the write lock at once: a transaction that begins with
      // a read fails at its first write if another process wrote in between.
      statements.begin.run();
      for (const job of jobs) {
        settle.push(await job.run());
        writtenAt = nowMs();
        if (writtenAt >= endsAt) break;
      }
      statements.commit.run();
      if (lasting === "power cut")
        commitMs = [nowMs() - writtenAt, commitMs[0]];
      waiting[lasting].unshift(...jobs.slice(settle.length));
      for (const each of settle) each();
    } catch (error) {
      rollBack(sqlite);
      for (const job of jobs) job.reject(error);
    }
  }

  return <T>(
    scope: Scope,
    write: (tx: Tx) => Promise<T>,
    lasting: Lasting = "power cut",
  ) =>
    new Promise<T>((resolve, reject) => {
      const begin = async () => {
        tx.begin(scope);
        const result = await write(tx);
        await tx.finish();
        return result;
      };
      waiting[lasting].push({
        run: () => inSavepoint(sqlite, statements, begin, resolve, reject),
        reject,
      });
      schedule();
    });
}

/**
 * Returns a connection that refuses queries, with the same error, once a full
 * disk has rolled back the transaction: those that were sent together with the
 * one that failed would be stored.
 */
function onlyInTransaction(sqlite: Database): Connection {
  const { prepare } = sqliteConnection(sqlite);
  let failure: unknown = new Error("The query is in no transaction.");
  const attempt = <T>(run: () => T): T => {
    if (!sqlite.inTransaction) throw failure;
    try {
      return run();
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  return {
    prepare(text) {
      const statement = prepare(text);
      return {
        rows: (values) => attempt(() => statement.rows(values)),
        run: (values) => attempt(() => statement.run(values)),
      };
    },
  };
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
