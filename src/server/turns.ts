import { Problem } from "./problem.ts";

type Turns = {
  /** How many pieces of work run side by side. */
  atOnce: number;
  /** How many more may wait; whoever comes then is asked to come again. */
  maxWaiting: number;
  retryAfterSeconds: number;
};

/**
 * Bounds costly work: so much at once, the rest in the order it came. Throws
 * "unavailable" when too much waits already.
 */
export function createTurns({ atOnce, maxWaiting, retryAfterSeconds }: Turns) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= maxWaiting)
        throw new Problem("unavailable", { retryAfterSeconds });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The place is handed on, not freed: nobody may come in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
