export const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const ISOLATE = "\u2068";
const END_OF_ISOLATE = "\u2069";

/**
 * Returns a text that someone typed for use within a sentence: one from right to
 * left would otherwise take the numbers and commas after it to its left.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? ISOLATE + text + END_OF_ISOLATE : text;
}
