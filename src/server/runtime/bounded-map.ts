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
