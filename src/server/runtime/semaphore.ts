type SemaphoreOptions = {
  /** How many tasks run side by side. */
  concurrency: number;
  /** How many more may wait. */
  maxWaiting: number;
  /** After how long a caller that was refused may try again. */
  retryAfterSeconds: number;
};

/** Too many tasks wait already. */
export class SemaphoreFullError extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super("Too much work is waiting.");
  }
}

/**
 * Limits costly work to `concurrency` tasks at once; the others wait in order.
 * Rejects with a SemaphoreFullError when too many wait.
 */
export function createSemaphore(options: SemaphoreOptions) {
  const { concurrency, maxWaiting, retryAfterSeconds } = options;
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < concurrency) running += 1;
    else {
      if (waiting.length >= maxWaiting)
        throw new SemaphoreFullError(retryAfterSeconds);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The place goes to the next in line, so that no new caller takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
