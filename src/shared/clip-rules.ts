import { priceCents } from "./cents.ts";
import {
  cleanText,
  graphemes,
  hasForbiddenCharacters,
  isBlank,
} from "./graphemes.ts";

export const MAX_CHARMS = 3;
export const MAX_LETTERS = 6;
const MAX_LETTER_UNITS = 20;
/** How long a custom clip takes to make, as the process text says. */
export const MAKING_MINUTES = 30;

/** What every custom line is called, whatever the designer is titled. */
export const CUSTOM_CLIP_NAME = "Custom Claw Clip";

/** A saved design's code: what stands in a shared link. */
export const DESIGN_CODE_PATTERN = /^[a-z2-9]{10}$/;

export const CLIP_MESSAGES = {
  charms: `You can only select up to ${MAX_CHARMS} charms.`,
  doubled: "Each charm can be chosen once.",
  letters: `Your message can have ${MAX_LETTERS} characters at most.`,
  characters: "Your message can have letters, numbers and signs only.",
  empty: "Please select at least one charm or add a custom message.",
} as const;

/** What is wrong with a message, if anything; for the input and the server. */
export function customTextFault(text: string): string | undefined {
  if (hasForbiddenCharacters(text)) return CLIP_MESSAGES.characters;
  // One character can be a pile of any number of marks: the longest in use, a
  // family in four skin tones, has 19 UTF-16 units.
  if (text.length > MAX_LETTERS * MAX_LETTER_UNITS)
    return CLIP_MESSAGES.letters;
  return countLetters(text) > MAX_LETTERS ? CLIP_MESSAGES.letters : undefined;
}

/** The count of the n/6 counter: characters of the cleaned text. */
export function countLetters(text: string): number {
  return graphemes(cleanText(text)).length;
}

/** Whether there is nothing to make: no charm and no message. */
export function isEmptyDesign(design: {
  selectedCharms: readonly number[];
  customText: string;
}): boolean {
  return design.selectedCharms.length === 0 && isBlank(design.customText);
}

/** The name of a custom line: `Custom Claw Clip - "TEXT"`. */
export function customClipName(customText: string): string {
  return customText === ""
    ? CUSTOM_CLIP_NAME
    : `${CUSTOM_CLIP_NAME} - "${customText}"`;
}

/** The description of a custom line: the charms' names in the order chosen. */
export function customClipDescription(charms: readonly { name: string }[]) {
  return charms.map((charm) => charm.name).join(", ");
}

/** Base price plus each chosen charm once; letters are free. */
export function customClipCents(
  basePriceCents: number,
  charms: readonly { priceCents: number }[],
): number {
  return charms.reduce((sum, charm) => sum + charm.priceCents, basePriceCents);
}

/** The same of wire prices, for the designer's running price. */
export function designCents(
  basePrice: string,
  charms: readonly { price: string }[],
): number {
  return customClipCents(
    priceCents(basePrice),
    charms.map((charm) => ({ priceCents: priceCents(charm.price) })),
  );
}
