import type { Charm } from "#shared/charms.ts";
import type { DesignCharm } from "#shared/clip.ts";
import { MAX_CHARMS, MAX_LETTERS } from "#shared/clip-rules.ts";
import { graphemes, hasForbiddenCharacters } from "#shared/graphemes.ts";

/** What the designer holds: charm ids in the order chosen, the text as typed. */
export type Draft = { chosen: readonly number[]; text: string };

/** What the designer begins with: a cart line's design, or a saved one. */
export type DesignStart = {
  selectedCharms?: number[] | undefined;
  customText?: string | undefined;
  /** How its charms look, should the shop have them no more. */
  charms?: DesignCharm[] | undefined;
};

/** The draft that a design begins as; an empty one without. */
export function toDraft(start: DesignStart = {}): Draft {
  return { chosen: start.selectedCharms ?? [], text: start.customText ?? "" };
}

/** Puts a charm on or takes it off; undefined where there is no room. */
export function toggleCharm(draft: Draft, id: number): Draft | undefined {
  if (draft.chosen.includes(id))
    return { ...draft, chosen: draft.chosen.filter((each) => each !== id) };
  if (isFull(draft)) return undefined;
  return { ...draft, chosen: [...draft.chosen, id] };
}

function isFull(draft: Draft): boolean {
  return draft.chosen.length >= MAX_CHARMS;
}

/**
 * What the message field keeps of what was typed or pasted: no invisible
 * signs, no space in front, six characters as a person counts them.
 */
export function limitLetters(text: string): string {
  return graphemes(text.trimStart())
    .filter((letter) => !hasForbiddenCharacters(letter))
    .slice(0, MAX_LETTERS)
    .join("");
}

/** A charm as the designer offers it. */
export type Choice = Pick<Charm, "id" | "name" | "price" | "imageUrl"> & {
  picture: Charm["picture"];
  /** Why it cannot be chosen any more; it can still be taken off. */
  fault?: "Out of stock" | "No longer available";
};

/**
 * The shop's charms, and behind them those that the design has chosen and the
 * shop no longer has.
 */
export function listChoices(
  charms: readonly Charm[],
  known: readonly DesignCharm[],
  chosen: readonly number[],
): Choice[] {
  const isListed = (id: number) => charms.some((charm) => charm.id === id);
  const listed = charms.map((charm): Choice => {
    const { id, name, price, imageUrl, picture } = charm;
    const choice = { id, name, price, imageUrl, picture };
    return charm.inStock ? choice : { ...choice, fault: "Out of stock" };
  });
  const gone = known
    .filter(({ id }) => chosen.includes(id) && !isListed(id))
    .map((charm): Choice => ({
      ...charm,
      picture: null,
      fault: "No longer available",
    }));
  return [...listed, ...gone];
}

/** The chosen charms in the order chosen. */
export function chosenOf(
  choices: readonly Choice[],
  { chosen }: Draft,
): Choice[] {
  return chosen.flatMap((id) => choices.filter((choice) => choice.id === id));
}
