// Strings have `isWellFormed` and `toWellFormed` for these, but not in every
// browser that the shop serves; see `BASELINE`. With the flag `u`, only half of
// a surrogate pair matches.
const LONE_SURROGATE = /\p{Surrogate}/u;
const LONE_SURROGATES = /\p{Surrogate}/gu;

export const hasLoneSurrogate = (text: string): boolean =>
  LONE_SURROGATE.test(text);

export const replaceLoneSurrogates = (text: string): string =>
  text.replaceAll(LONE_SURROGATES, "\ufffd");

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

let segmenter: Intl.Segmenter | undefined;

const PLAIN = /^[ -~]*$/;

// A character with what is shown as a part of it: marks and variation
// selectors, skin tones, tags, and what a joiner adds; or a flag's two letters.
const ABOUT_A_GRAPHEME =
  /\r\n|\p{Regional_Indicator}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]|\u200d\p{Extended_Pictographic}?)*/gsu;

/**
 * Returns the characters of a text as a person counts them. Browsers without a
 * segmenter get a rule that is right for names; the server decides.
 */
export function graphemes(text: string): string[] {
  // Printable ASCII characters never combine. For a typed letter, the segmenter
  // took 0.6 of the 4 ms of script that the designer runs.
  if (PLAIN.test(text)) return [...text];
  if (!("Segmenter" in Intl)) return text.match(ABOUT_A_GRAPHEME) ?? [];
  // Created on first use, because the segmenter loads the language data.
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** Converts a text to the form that the shop stores: NFC and trimmed. */
export function cleanText(text: string): string {
  return text.normalize("NFC").trim();
}

const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** Whether a text shows nothing: only spaces and invisible characters. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

// C0 and C1 controls, the line and paragraph separators, and the marks that
// change the direction of surrounding text. None of them belongs in a name.
const CONTROL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Whether a text has control characters or half of a surrogate pair. */
export function hasForbiddenCharacters(text: string): boolean {
  return CONTROL.test(text) || hasLoneSurrogate(text);
}

/** Leaves out what `hasForbiddenCharacters` finds, except for line breaks. */
export function withoutForbidden(text: string): string {
  if (!hasForbiddenCharacters(text.replaceAll("\n", ""))) return text;
  return text
    .replace(new RegExp(CONTROL, "g"), (sign) => (sign === "\n" ? sign : ""))
    .replace(/\p{Surrogate}/gu, "");
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

// Characters that XML 1.0 does not allow, not even as an entity.
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for markup: safe in content and in a quoted attribute. */
export function escapeXml(text: string): string {
  return replaceLoneSurrogates(text)
    .replaceAll(FORBIDDEN, "")
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
