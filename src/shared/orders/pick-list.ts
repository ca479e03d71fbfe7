import { beadLetters } from "#shared/clip/beads.ts";
import type { PickList, ToPick } from "./progress.ts";
import type { OrderItem } from "./schema.ts";

// The parts that the maker takes from her trays for a whole order.

type Items = readonly Pick<
  OrderItem,
  "quantity" | "charms" | "resin" | "customText"
>[];

/** All that the whole order needs, with what is ticked off of it. */
export function pickListOf(
  items: Items,
  picked: Readonly<Record<string, number>>,
): PickList {
  // A tick stands for the number that was needed when it was made: where a
  // correction changes that, there is something to pick, or to put back.
  const withTicks = (picks: ToPick[]) =>
    picks.map((pick) => ({
      ...pick,
      isPicked: picked[pick.key] === pick.count,
    }));
  return {
    resins: withTicks(resinsToPour(items)),
    charms: withTicks(charmsToPick(items)),
    letters: withTicks(beadsToPick(items)),
  };
}

/** How many of each charm the whole order needs, the most frequent first. */
export function charmsToPick(items: Items): ToPick[] {
  return tally("charm", items, ({ charms = [] }) =>
    charms.map(({ id, name }) => [String(id), name]),
  );
}

/** How many clips of each resin the whole order needs. */
export function resinsToPour(items: Items): ToPick[] {
  return tally("resin", items, ({ resin }) =>
    resin ? [[String(resin.id), resin.name]] : [],
  );
}

/** How many of each letter bead the whole order needs. */
export function beadsToPick(items: Items): ToPick[] {
  return tally("letter", items, ({ customText = "" }) =>
    beadLetters(customText)
      .filter((letter) => letter.trim() !== "")
      .map((letter) => [letter, letter]),
  );
}

/** The key of a part in the list. */
export const partKey = (
  kind: "charm" | "resin" | "letter",
  part: string | number,
) => `${kind} ${part}`;

/** Counts what each line needs, times its quantity. */
function tally(
  kind: "charm" | "resin" | "letter",
  items: Items,
  partsOf: (item: Items[number]) => (readonly [key: string, name: string])[],
): ToPick[] {
  const picks = new Map<string, ToPick>();
  for (const item of items)
    for (const [part, name] of partsOf(item)) {
      const key = partKey(kind, part);
      const pick = picks.get(key) ?? { key, name, count: 0 };
      pick.count += item.quantity;
      picks.set(key, pick);
    }
  return [...picks.values()].sort((a, b) => b.count - a.count);
}
