// Arrays have `with` and `toSpliced` for these, but not in every browser that
// the shop serves; see `BASELINE`.

export function replaceAt<Item>(
  list: readonly Item[],
  index: number,
  item: Item,
): Item[] {
  return list.map((each, at) => (at === index ? item : each));
}

export function removeAt<Item>(list: readonly Item[], index: number): Item[] {
  return list.filter((_, at) => at !== index);
}

export function insertAt<Item>(
  list: readonly Item[],
  index: number,
  item: Item,
): Item[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}
