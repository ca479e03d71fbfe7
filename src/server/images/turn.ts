import { Problem } from "#server/problem.ts";

const MAX_WAITING = 8;

/**
 * Runs one piece of work at a time: unfolding a large picture takes 150 MB.
 * Throws "unavailable" when too many wait.
 */
export function createTurn() {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= MAX_WAITING)
      throw new Problem("unavailable", { retryAfterSeconds: 10 });
    waiting += 1;
    const mine = last.then(work, work);
    last = mine;
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };
}
