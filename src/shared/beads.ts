import { cleanText, graphemes } from "./graphemes.ts";

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

/** The bead with a heart; hearts in their other forms are the same bead. */
export const HEART_BEAD = "♥";
const HEART = /^[♥❤]\uFE0F?$/u;

/**
 * The characters on the beads from left to right: capitals, where a letter has
 * one; spaces are gaps. A message in Hebrew or Arabic runs from right to left,
 * numbers and Latin words within it as they are read.
 */
export function beadLetters(text: string): string[] {
  const letters = graphemes(cleanText(text)).map(bead);
  const strong = letters.find((letter) => /\p{L}/u.test(letter));
  if (strong === undefined || !RIGHT_TO_LEFT.test(strong)) return letters;
  return reverseRuns(letters);
}

/** "ß" has no capital of one character and stays. */
function bead(letter: string): string {
  if (HEART.test(letter)) return HEART_BEAD;
  const upper = letter.toUpperCase();
  return graphemes(upper).length === 1 ? upper : letter;
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
