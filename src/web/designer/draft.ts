import type { Charm } from "#shared/clip/parts.ts";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import type { DesignCharm, DesignResin } from "#shared/clip/schema.ts";
import { insertAt, replaceAt } from "#shared/lists.ts";

/** A design that is being made: the choices, and the text as typed. */
export type DesignDraft = {
  /** The ids of the charms, in the order of their places. */
  chosen: readonly number[];
  text: string;
  /** If undefined, the first resin in stock is used. */
  resinId?: number | undefined;
};

/** The design that the designer starts with: a cart line's, or a saved one. */
export type DesignStart = {
  selectedCharms?: number[] | undefined;
  customText?: string | undefined;
  /** The design's charms, to show those that the shop no longer has. */
  charms?: DesignCharm[] | undefined;
  resin?: DesignResin | undefined;
};

export const EMPTY_DRAFT: DesignDraft = { chosen: [], text: "" };

/** Returns the draft of a design; an empty draft without a design. */
export function toDraft(start: DesignStart = {}): DesignDraft {
  return {
    chosen: start.selectedCharms ?? [],
    text: start.customText ?? "",
    ...(start.resin && { resinId: start.resin.id }),
  };
}

/** The place of a second charm, which the first one leaves to it. */
export type Armed = "left" | "right";

/**
 * Adds a charm, or removes a chosen one; undefined if the clip is full. A second
 * charm takes the side that is `armed`, a third one the middle.
 */
export function toggleCharm(
  draft: DesignDraft,
  id: number,
  armed: Armed = "right",
): DesignDraft | undefined {
  const { chosen } = draft;
  if (chosen.includes(id))
    return { ...draft, chosen: chosen.filter((each) => each !== id) };
  if (chosen.length >= MAX_CHARMS) return undefined;
  const isRight = chosen.length === 1 && armed === "right";
  const index = isRight ? 1 : chosen.length >> 1;
  return layCharm(draft, id, { index, isFree: true });
}

/** A place of the clip, free or with a charm, by its index among the charms. */
export type LaidPlace = { index: number; isFree: boolean };

/** Lays another charm in a place, or in place of the charm that lies there. */
export function layCharm(
  draft: DesignDraft,
  id: number,
  place: LaidPlace,
): DesignDraft {
  const { index, isFree } = place;
  if (!isFree) return replaceCharm(draft, index, id);
  return { ...draft, chosen: insertAt(draft.chosen, index, id) };
}

export function replaceCharm(
  draft: DesignDraft,
  place: number,
  id: number,
): DesignDraft {
  return { ...draft, chosen: replaceAt(draft.chosen, place, id) };
}

/** Exchanges the charms of two places. */
export function exchangeCharms(
  draft: DesignDraft,
  from: number,
  to: number,
): DesignDraft {
  const [one, other] = [draft.chosen[from], draft.chosen[to]];
  if (one === undefined || other === undefined) return draft;
  return {
    ...draft,
    chosen: replaceAt(replaceAt(draft.chosen, from, other), to, one),
  };
}

/** A charm or a resin as the designer offers it. */
export type Choice = Pick<
  Charm,
  "id" | "name" | "price" | "imageUrl" | "picture"
> & {
  /** Why it cannot be chosen; a chosen item can still be removed. */
  unavailable?: "out" | "gone";
};

type Known = Omit<Choice, "picture" | "unavailable"> & {
  picture?: Choice["picture"];
};

/**
 * Returns the items that the shop offers, followed by the chosen items that the
 * shop no longer has.
 */
export function listChoices(
  offered: readonly (Choice & { inStock: boolean })[],
  known: readonly Known[],
  chosen: readonly number[],
): Choice[] {
  const isOffered = (id: number) => offered.some((each) => each.id === id);
  const listed = offered.map((each): Choice => {
    const { id, name, price, imageUrl, picture } = each;
    const choice = { id, name, price, imageUrl, picture };
    return each.inStock ? choice : { ...choice, unavailable: "out" };
  });
  const gone = known
    .filter(({ id }) => chosen.includes(id) && !isOffered(id))
    .map(({ id, name, price, imageUrl, picture = null }): Choice => ({
      ...{ id, name, price, imageUrl, picture },
      unavailable: "gone",
    }));
  return [...listed, ...gone];
}

/** Returns the chosen charms in the order of their places. */
export function chosenOf(
  choices: readonly Choice[],
  chosen: readonly number[],
): Choice[] {
  return chosen.flatMap((id) => choices.filter((choice) => choice.id === id));
}

/** Returns the resin of the clip; undefined in a shop without resins. */
export function resinOf(
  resins: readonly Choice[],
  resinId: number | undefined,
): Choice | undefined {
  return (
    resins.find(({ id }) => id === resinId) ??
    resins.find(({ unavailable }) => unavailable === undefined) ??
    resins[0]
  );
}
