/**
 * A map that keeps the `max` entries that were set last, so that a flood of keys
 * does not fill the memory.
 */
export class BoundedMap<Value> extends Map<string, Value> {
  constructor(private readonly max: number) {
    super();
  }

  override set(key: string, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.max && oldest !== undefined) this.delete(oldest);
    return this;
  }
}

/**
 * Caches the `max` most recently used values that are costly to make. Concurrent
 * calls for a key share one call of `make`; failures are not cached.
 */
export function createBoundedCache<Value>(max: number) {
  const entries = new BoundedMap<Promise<Value>>(max);
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const entry = entries.get(key) ?? make();
    entries.set(key, entry);
    entry.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry;
  };
}

type SemaphoreOptions = {
  /** The number of tasks that run at the same time. */
  concurrency: number;
  /** The number of tasks that may wait besides. */
  maxWaiting: number;
  /** After how long a caller that was refused may try again. */
  retryAfterSeconds: number;
};

/** Thrown when too many tasks are waiting already. */
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
      // The next waiting task gets the slot, so that no new caller takes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
