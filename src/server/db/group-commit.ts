import { checkInPlace } from "./in-place.ts";
import type { Db } from "./open.ts";

type Settle = () => void;
type Job = {
  /** Runs the write in a savepoint; answers what to do after the commit. */
  run: () => Settle;
  reject: (error: unknown) => void;
};

/**
 * Writes hold up everything else for so long at a time, or for as long as the
 * disk last took to commit, so that a slow disk is not waited for more often.
 */
const LONGEST_MS = 4;

/**
 * Runs writes together: all that were asked for in one turn of the event loop
 * share one transaction, and so one flush of the disk. Each runs in a
 * savepoint of its own, so one that throws undoes only itself. Where they
 * take long, the rest has a transaction in the next turn. A promise
 * settles after the commit: what is answered is on the disk.
 */
export type GroupCommit = <T>(write: (db: Db) => T) => Promise<T>;

export function createGroupCommit(db: Db): GroupCommit {
  let waiting: Job[] = [];
  let commitMs = 0;

  function flush(): void {
    const jobs = waiting;
    waiting = [];
    const settle: Settle[] = [];
    let writtenAt = performance.now();
    const endsAt = writtenAt + Math.max(LONGEST_MS, commitMs);
    try {
      checkInPlace(db.$client);
      db.$client
        .transaction(() => {
          for (const job of jobs) {
            settle.push(job.run());
            writtenAt = performance.now();
            if (writtenAt >= endsAt) break;
          }
        })
        .immediate();
    } catch (error) {
      for (const job of jobs) job.reject(error);
      return;
    }
    commitMs = performance.now() - writtenAt;
    // Nobody can have come meanwhile: all of this is one turn.
    waiting = jobs.slice(settle.length);
    if (waiting.length > 0) setImmediate(flush);
    for (const each of settle) each();
  }

  return <T>(write: (db: Db) => T) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({
        run: () => inSavepoint(db, write, resolve, reject),
        reject,
      });
    });
}

function inSavepoint<T>(
  db: Db,
  write: (db: Db) => T,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Settle {
  try {
    // A transaction inside a transaction is a savepoint.
    const value = db.$client.transaction(() => write(db))();
    return () => resolve(value);
  } catch (error) {
    // A full disk ends the outer transaction too: then nothing of this turn
    // may be called done.
    if (!db.$client.inTransaction) throw error;
    return () => reject(error);
  }
}
