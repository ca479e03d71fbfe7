/**
 * Puts an entry in a map as its newest, and removes the oldest beyond `max`, so
 * that a flood of keys does not fill the memory.
 */
export function putNewest<Entry>(
  map: Map<string, Entry>,
  key: string,
  entry: Entry,
  max: number,
): void {
  map.delete(key);
  map.set(key, entry);
  if (map.size <= max) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
