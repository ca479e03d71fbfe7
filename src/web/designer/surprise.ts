import { MAX_CHARMS } from "#shared/clip/rules.ts";
import type { Choice, DesignDraft } from "./draft.ts";

/** All charms and resins that the shop offers, sold out or not. */
export type OfferedParts = {
  charms: readonly Choice[];
  resins: readonly Choice[];
};

/** Whether there is anything in stock to surprise with. */
export function canSurprise({ charms, resins }: OfferedParts): boolean {
  return inStock(charms).length > 0 || inStock(resins).length > 1;
}

/**
 * Proposes a random design from the items in stock, with two or three charms
 * and, if possible, a different resin. The letters do not change. `random`
 * returns a number from 0 to below 1, as Math.random does.
 */
export function proposeDraft(
  draft: DesignDraft,
  resinId: number | undefined,
  { charms, resins }: OfferedParts,
  random: () => number,
): DesignDraft {
  const others = inStock(resins).filter(({ id }) => id !== resinId);
  const [resin] = shuffle(others, random);
  const count = MAX_CHARMS - Math.floor(random() * 2);
  const chosen = shuffle(inStock(charms), random)
    .slice(0, count)
    .map(({ id }) => id);
  return { ...draft, chosen, resinId: resin?.id ?? resinId };
}

const inStock = (choices: readonly Choice[]) =>
  choices.filter(({ unavailable }) => unavailable === undefined);

/** Returns the items in a random order, as a Fisher-Yates shuffle. */
function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  return items.flatMap(() =>
    rest.splice(Math.floor(random() * rest.length), 1),
  );
}
