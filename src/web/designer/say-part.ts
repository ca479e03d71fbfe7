import type { DesignMessages } from "#shared/messages/design/en.ts";
import { priceCents } from "#shared/money/rules.ts";
import { formatPrice, type Formats } from "#shared/text/formats.ts";
import type { Choice } from "./draft.ts";

/**
 * Returns which charms are unavailable and what to do about it: "Daisy is out
 * of stock. Swap it or take it off." Undefined if all are available.
 */
export function charmUnavailable(
  charms: readonly Choice[],
  t: DesignMessages,
): string | undefined {
  const sentences = unavailableSentences(charms, t);
  if (sentences.length === 0) return undefined;
  const isOne = charms.filter(({ unavailable }) => unavailable).length === 1;
  return [...sentences, isOne ? t.swapCharm : t.swapCharms].join(" ");
}

/** Returns the same for a resin, with the advice "Choose another resin." */
export function resinUnavailable(
  resin: Choice | undefined,
  t: DesignMessages,
): string | undefined {
  const [sentence] = unavailableSentences(resin ? [resin] : [], t);
  return sentence && `${sentence} ${t.otherResin}`;
}

/** Returns a sentence for each reason, without advice. */
function unavailableSentences(
  choices: readonly Choice[],
  { areOut, areGone }: DesignMessages,
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

/** Names a charm or a resin with its added price, or why it cannot be had. */
export function sayChoice(
  { name, price, unavailable }: Choice,
  { unavailable: reasons, plus }: DesignMessages,
  formats: Formats,
): string {
  if (unavailable === "out") return reasons.outName(name);
  if (unavailable === "gone") return reasons.goneName(name);
  return priceCents(price) === 0
    ? name
    : plus(name, formatPrice(price, formats));
}
