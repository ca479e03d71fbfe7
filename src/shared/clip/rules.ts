import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import {
  cleanText,
  graphemes,
  hasForbiddenCharacters,
  isBlank,
} from "#shared/text/characters.ts";
import { priceCents } from "#shared/money/rules.ts";

export const MAX_CHARMS = 3;
export const MAX_LETTERS = 6;
const MAX_LETTER_UNITS = 20;
/** The time that a custom clip takes to make, as the process text says. */
export const MAKING_MINUTES = 30;

/** The name of every custom line, whatever the title of the designer. */
export const CUSTOM_CLIP_NAME = "Custom Claw Clip";

/** The code of a saved design, which is part of its shared link. */
export const DESIGN_CODE_PATTERN = /^[a-z2-9]{10}$/;

export const CLIP_MESSAGES = {
  charms: errorKey("charmsMany", MAX_CHARMS),
  doubled: errorKey("charmsDoubled"),
  letters: errorKey("lettersMany", MAX_LETTERS),
  characters: errorKey("lettersOnly"),
  empty: errorKey("designEmpty"),
} as const;

/** Returns what is wrong with a message, for the input and the server. */
export function customTextError(text: string): ErrorText | undefined {
  if (hasForbiddenCharacters(text)) return CLIP_MESSAGES.characters;
  // Graphemes can have any number of combining marks. The longest grapheme in
  // use, a family in four skin tones, has 19 UTF-16 units.
  if (text.length > MAX_LETTERS * MAX_LETTER_UNITS)
    return CLIP_MESSAGES.letters;
  return countLetters(text) > MAX_LETTERS ? CLIP_MESSAGES.letters : undefined;
}

const INVISIBLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/**
 * Converts a message to the form that the shop stores. Leaves out what would be
 * a blank bead, such as a soft hyphen, but not what is refused.
 */
export function cleanMessage(text: string): string {
  const letters = graphemes(text).filter(
    (letter) => !INVISIBLE.test(letter) || hasForbiddenCharacters(letter),
  );
  return cleanText(letters.join(""));
}

/** Counts the characters of the cleaned text, for the n/6 counter. */
export function countLetters(text: string): number {
  return graphemes(cleanMessage(text)).length;
}

/**
 * Returns what the message field accepts of typed or pasted text: no invisible
 * characters, no leading spaces, at most six characters as a person counts.
 */
export function limitLetters(text: string): string {
  return graphemes(text.trimStart())
    .filter(
      (letter) => !INVISIBLE.test(letter) && !hasForbiddenCharacters(letter),
    )
    .slice(0, MAX_LETTERS)
    .join("");
}

/** Returns the resin of a design that names none: the first in stock. */
export function defaultResin<R extends { inStock: boolean }>(
  resins: readonly R[],
): R | undefined {
  return resins.find((resin) => resin.inStock);
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

/**
 * The name that the maker gave to custom clips as people read it: until she
 * chooses one, `customClip` says it in the shop's language.
 */
export function shownClipName(
  name: string,
  customClip: (text: string) => string,
): string {
  return name === CUSTOM_CLIP_NAME ? customClip("") : name;
}

/** The description of a custom line: "Honey Tortoise; Daisy, Sweetheart". */
export function customClipDescription(
  charms: readonly { name: string }[],
  resin?: { name: string },
): string {
  const names = charms.map((charm) => charm.name).join(", ");
  return [resin?.name, names].filter(Boolean).join("; ");
}

/** Adds the base price, the resin and each charm once; letters are free. */
export function customClipCents(
  basePriceCents: number,
  parts: readonly { priceCents: number }[],
): number {
  return parts.reduce((sum, part) => sum + part.priceCents, basePriceCents);
}

/** Adds prices as the API sends them, for the price in the designer. */
export function designCents(
  basePrice: string,
  parts: readonly { price: string }[],
): number {
  return customClipCents(
    priceCents(basePrice),
    parts.map((part) => ({ priceCents: priceCents(part.price) })),
  );
}

/** The configuration of a new shop. */
export const DEFAULT_CLIP_CONFIG = {
  name: CUSTOM_CLIP_NAME,
  basePriceCents: 2500,
  description: "Your own clip, with charms and letters, made for you.",
  imageUrl: "",
  isEnabled: true,
} as const;
