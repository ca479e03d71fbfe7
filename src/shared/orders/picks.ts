import { isCustomLine, lineTitle } from "#shared/cart/rules.ts";
import { beadLetters } from "#shared/clip/beads.ts";
import type { PickedPart, PickList, ToPick } from "./progress.ts";
import type { OrderItem } from "./schema.ts";

// The parts that the maker takes from her trays for a whole order.

type Items = readonly Pick<
  OrderItem,
  | "quantity"
  | "charms"
  | "resin"
  | "customText"
  | "productId"
  | "productName"
  | "variantTitle"
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
    clips: withTicks(clipsToTake(items)),
  };
}

const PICK_KINDS = ["resins", "charms", "letters", "clips"] as const;

/**
 * The parts of several orders in one list: a part is ticked once it is ticked
 * in all of them.
 */
export function mergePicks(lists: readonly PickList[]): PickList {
  const merged: PickList = { resins: [], charms: [], letters: [], clips: [] };
  for (const kind of PICK_KINDS) {
    const parts = new Map<string, PickedPart>();
    for (const part of lists.flatMap((list) => list[kind])) {
      const known = parts.get(part.key);
      parts.set(part.key, {
        ...part,
        count: part.count + (known?.count ?? 0),
        isPicked: part.isPicked && (known?.isPicked ?? true),
      });
    }
    merged[kind] = [...parts.values()].sort((a, b) => b.count - a.count);
  }
  return merged;
}

/**
 * Counts how many of each charm the whole order needs, the most frequent first.
 */
export function charmsToPick(items: Items): ToPick[] {
  return tally("charm", items, ({ charms = [] }) =>
    charms.map(({ id, name }) => [String(id), name]),
  );
}

/** Counts how many clips of each resin the whole order needs. */
export function resinsToPour(items: Items): ToPick[] {
  return tally("resin", items, ({ resin }) =>
    resin ? [[String(resin.id), resin.name]] : [],
  );
}

/** Counts how many of each letter bead the whole order needs. */
export function beadsToPick(items: Items): ToPick[] {
  return tally("letter", items, ({ customText = "" }) =>
    beadLetters(customText)
      .filter((letter) => letter.trim() !== "")
      .map((letter) => [letter, letter]),
  );
}

/** Counts how many of each clip the whole order takes from the shelf. */
function clipsToTake(items: Items): ToPick[] {
  return tally("clip", items, (item) => {
    if (isCustomLine(item)) return [];
    return [[clipPart(item), lineTitle(item.productName, item.variantTitle)]];
  });
}

/** Counts what each line needs, times its quantity. */
function tally(
  kind: PartKind,
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

type PartKind = "charm" | "resin" | "letter" | "clip";

/** The key of a part in a pick list. */
export const partKey = (kind: PartKind, part: string | number): string =>
  `${kind} ${part}`;

type ReadyLine = {
  productId: number;
  productName: string;
  variantTitle: string | null;
};

/** Tells clips apart that are taken from the shelf. */
export function clipPart(line: ReadyLine): string {
  const { productId, productName, variantTitle } = line;
  // What is no product of the shop has its name alone.
  const title = lineTitle(productName, variantTitle);
  return `${productId} ${productId > 0 ? (variantTitle ?? "") : title}`.trim();
}
