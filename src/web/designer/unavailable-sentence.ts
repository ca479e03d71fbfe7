import { listWords } from "#shared/text/list.ts";
import type { Choice } from "./draft/draft.ts";

const REASONS = {
  "Out of stock": "out of stock",
  "No longer available": "no longer in the shop",
} as const;

/**
 * Returns which charms are unavailable and what to do about it: "Daisy is out
 * of stock. Swap it or take it off." Undefined if all are available.
 */
export function charmUnavailable(
  charms: readonly Choice[],
): string | undefined {
  const sentences = unavailableSentences(charms);
  if (sentences.length === 0) return undefined;
  const isOne = charms.filter(({ unavailable }) => unavailable).length === 1;
  const advice = isOne
    ? "Swap it or take it off."
    : "Swap them or take them off.";
  return [...sentences, advice].join(" ");
}

/** Returns the same for a resin, with the advice "Choose another resin." */
export function resinUnavailable(
  resin: Choice | undefined,
): string | undefined {
  const [sentence] = unavailableSentences(resin ? [resin] : []);
  return sentence && `${sentence} Choose another resin.`;
}

/** Returns a sentence for each reason, without advice. */
export function unavailableSentences(choices: readonly Choice[]): string[] {
  return Object.entries(REASONS).flatMap(([kind, reason]) => {
    const names = choices
      .filter((choice) => choice.unavailable === kind)
      .map(({ name }) => name);
    if (names.length === 0) return [];
    return [
      `${listWords(names)} ${names.length > 1 ? "are" : "is"} ${reason}.`,
    ];
  });
}
