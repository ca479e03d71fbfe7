/**
 * Keeps what is costly to make, the least recently used going first. What is
 * being made is shared; what failed is made again.
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
