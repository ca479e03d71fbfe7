import { graphemes, RIGHT_TO_LEFT } from "#shared/text/characters.ts";
import { type ErrorText, errorKey } from "#shared/messages/error-key.ts";
import { BEAD_GLYPHS } from "./bead-glyphs.ts";
import { cleanMessage } from "./rules.ts";

const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/** The bead with a heart, which is used for every kind of heart character. */
export const HEART_BEAD = "♥";
/** Includes the burning and the mended heart, each of which joins two emoji. */
const HEART =
  /^(?:[♡♥❣❤❥💓-💟🖤🤍🤎🧡🩵-🩷][\uFE0E\uFE0F]?|❤\uFE0F?\u200D[🔥🩹]\uFE0F?)$/u;

/**
 * Returns the characters on the beads from left to right. Letters become
 * capitals if they have one, and spaces are gaps. A message in Hebrew or Arabic
 * runs from right to left, except for the numbers and Latin words in it.
 */
export function beadLetters(text: string): string[] {
  const letters = typedLetters(text);
  return runsToTheLeft(letters) ? reverseRuns(letters) : letters;
}

/** Whether letters are read from right to left, by the first of them. */
export function runsToTheLeft(letters: readonly string[]): boolean {
  const strong = letters.find((letter) => /\p{L}/u.test(letter));
  return strong !== undefined && RIGHT_TO_LEFT.test(strong);
}

/** Returns the same characters in the order in which they are read. */
export function typedLetters(text: string): string[] {
  return graphemes(cleanMessage(text)).map(bead);
}

/** Keeps letters that are read from right to left in the order of the beads. */
const LEFT_TO_RIGHT_MARK = "\u200e";

/**
 * Spells the beads from left to right, as in "M · I · L · A"; `gap` stands for a
 * space.
 */
export function spellBeads(text: string, gap: string): string {
  const names = beadLetters(text).map((letter) =>
    letter.trim() === "" ? gap : letter,
  );
  const isPlain = names.every((name) => !RIGHT_TO_LEFT.test(name));
  if (isPlain) return names.join(" · ");
  const mark = LEFT_TO_RIGHT_MARK;
  return `${mark}${names.join(`${mark} · ${mark}`)}${mark}`;
}

/**
 * Returns a character as on its bead: a capital if the beads have it. "ß"
 * stays, as "SS" is two characters.
 */
function bead(letter: string): string {
  if (HEART.test(letter)) return HEART_BEAD;
  const upper = letter.toUpperCase();
  return graphemes(upper).length === 1 && isShown(upper) ? upper : letter;
}

function reverseRuns(letters: string[]): string[] {
  const reversed: string[] = [];
  let run: string[] = [];
  for (const letter of letters) {
    if (LEFT_TO_RIGHT.test(letter) && !RIGHT_TO_LEFT.test(letter)) {
      run.push(letter);
      continue;
    }
    reversed.unshift(...run);
    run = [];
    reversed.unshift(letter);
  }
  reversed.unshift(...run);
  return reversed;
}

/**
 * Returns the characters of a text that no bead can show, each once: emoji, and
 * characters of scripts that the beads' fonts do not contain.
 */
export function lettersWithoutBead(text: string): string[] {
  const letters = graphemes(cleanMessage(text)).filter(
    (each) => !hasBead(each),
  );
  return [...new Set(letters)];
}

/** Says for which characters there is no bead; undefined if beads show all. */
export function noBeadError(text: string): ErrorText | undefined {
  const letters = lettersWithoutBead(text);
  if (letters.length === 0) return undefined;
  return errorKey("noBead", letters);
}

/** Returns a text without the characters that no bead can show. */
export function withBeadsOnly(text: string): string {
  return graphemes(text).filter(hasBead).join("");
}

/** Matches what browsers show as an emoji although a font has a glyph: ⚡. */
const PICTURE = /\p{Emoji_Presentation}|\uFE0F/u;
/** Matches spaces, and characters that only change how their neighbors join. */
const INVISIBLE = /\s|\p{Default_Ignorable_Code_Point}/gu;

function hasBead(letter: string): boolean {
  const shown = bead(letter);
  if (shown === HEART_BEAD) return true;
  if (PICTURE.test(shown)) return false;
  return isShown(shown);
}

function isShown(letter: string): boolean {
  return Array.from(letter.replaceAll(INVISIBLE, "")).every(hasGlyph);
}

let glyphs: [first: number, last: number][] | undefined;

function hasGlyph(character: string): boolean {
  glyphs ??= BEAD_GLYPHS.split(" ").map((range) => {
    const [first = "", last = first] = range.split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
  const code = character.codePointAt(0) ?? 0;
  return glyphs.some(([first, last]) => first <= code && code <= last);
}
