/**
 * Caches the `limit` most recently used values that are costly to make.
 * Concurrent calls for a key share one call of `make`; failures are not cached.
 */
export function createBoundedCache<T>(limit: number) {
  const entries = new Map<string, Promise<T>>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const entry = entries.get(key) ?? make();
    entries.delete(key);
    entries.set(key, entry);
    entry.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    return entry;
  };
}
