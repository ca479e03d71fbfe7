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
export function charmFaultSentence(
  charms: readonly Choice[],
): string | undefined {
  const sentences = faultSentences(charms);
  if (sentences.length === 0) return undefined;
  const isOne = charms.filter(({ fault }) => fault).length === 1;
  const advice = isOne
    ? "Swap it or take it off."
    : "Swap them or take them off.";
  return [...sentences, advice].join(" ");
}

/** Returns the same for a resin, with the advice "Choose another resin." */
export function resinFaultSentence(
  resin: Choice | undefined,
): string | undefined {
  const [sentence] = faultSentences(resin ? [resin] : []);
  return sentence && `${sentence} Choose another resin.`;
}

/** Returns a sentence for each reason, without advice. */
export function faultSentences(choices: readonly Choice[]): string[] {
  return Object.entries(REASONS).flatMap(([fault, reason]) => {
    const names = choices
      .filter((choice) => choice.fault === fault)
      .map(({ name }) => name);
    if (names.length === 0) return [];
    return [
      `${listWords(names)} ${names.length > 1 ? "are" : "is"} ${reason}.`,
    ];
  });
}
