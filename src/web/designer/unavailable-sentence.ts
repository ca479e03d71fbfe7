import type { DesignerMessages } from "#shared/messages/designer/en.ts";
import type { Choice } from "./draft/draft.ts";

/**
 * Returns which charms are unavailable and what to do about it: "Daisy is out
 * of stock. Swap it or take it off." Undefined if all are available.
 */
export function charmUnavailable(
  charms: readonly Choice[],
  t: DesignerMessages,
): string | undefined {
  const sentences = unavailableSentences(charms, t);
  if (sentences.length === 0) return undefined;
  const isOne = charms.filter(({ unavailable }) => unavailable).length === 1;
  return [...sentences, isOne ? t.swapCharm : t.swapCharms].join(" ");
}

/** Returns the same for a resin, with the advice "Choose another resin." */
export function resinUnavailable(
  resin: Choice | undefined,
  t: DesignerMessages,
): string | undefined {
  const [sentence] = unavailableSentences(resin ? [resin] : [], t);
  return sentence && `${sentence} ${t.otherResin}`;
}

/** Returns a sentence for each reason, without advice. */
function unavailableSentences(
  choices: readonly Choice[],
  { areOut, areGone }: DesignerMessages,
): string[] {
  const namesOf = (reason: Choice["unavailable"]) =>
    choices
      .filter(({ unavailable }) => unavailable === reason)
      .map(({ name }) => name);
  const [out, gone] = [namesOf("out"), namesOf("gone")];
  return [
    ...(out.length > 0 ? [areOut(out)] : []),
    ...(gone.length > 0 ? [areGone(gone)] : []),
  ];
}
