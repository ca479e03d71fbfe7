import { beadLetters } from "#shared/clip/beads.ts";
import type { ToPick } from "./life-schema.ts";
import type { OrderItem } from "./schema.ts";

// The parts that the maker takes from her trays for a whole order.

type Items = readonly Pick<
  OrderItem,
  "quantity" | "charms" | "resin" | "customText"
>[];

/** How many of each charm the whole order needs, the most frequent first. */
export function charmsToPick(items: Items): ToPick[] {
  return tally(items, ({ charms = [] }) =>
    charms.map(({ id, name }) => [String(id), name]),
  );
}

/** How many clips of each resin the whole order needs. */
export function resinsToPour(items: Items): ToPick[] {
  return tally(items, ({ resin }) =>
    resin ? [[String(resin.id), resin.name]] : [],
  );
}

/** How many of each letter bead the whole order needs. */
export function beadsToPick(items: Items): ToPick[] {
  return tally(items, ({ customText = "" }) =>
    beadLetters(customText)
      .filter((letter) => letter.trim() !== "")
      .map((letter) => [letter, letter]),
  );
}

/** Counts what each line needs, times its quantity. */
function tally(
  items: Items,
  partsOf: (item: Items[number]) => (readonly [key: string, name: string])[],
): ToPick[] {
  const picks = new Map<string, ToPick>();
  for (const item of items)
    for (const [key, name] of partsOf(item)) {
      const pick = picks.get(key) ?? { name, count: 0 };
      pick.count += item.quantity;
      picks.set(key, pick);
    }
  return [...picks.values()].sort((a, b) => b.count - a.count);
}
