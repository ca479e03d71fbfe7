/**
 * Puts an entry in a map as its newest, and takes the oldest out past `max`:
 * a flood of keys fills no memory, and a flooder forgets only himself.
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
