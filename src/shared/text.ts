import { z } from "zod";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The characters of a text as a person counts them. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** NFC and trimmed: the one form in which the shop keeps what people type. */
export function cleanText(text: string): string {
  return text.normalize("NFC").trim();
}

// C0 and C1 controls, the line and paragraph separators, and the marks that
// turn the direction of the text around them: none belongs in a name.
const CONTROL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Whether a text has control characters or half of a surrogate pair. */
export function hasForbiddenCharacters(text: string): boolean {
  return CONTROL.test(text) || !text.isWellFormed();
}

export type TextRule = {
  /** The most characters, counted as a person counts them. */
  max: number;
  required?: string;
  tooLong: string;
  /** Line breaks are kept: descriptions have them. */
  multiline?: boolean;
};

/** A text in a request: cleaned, without control characters, not too long. */
export function TextInput({ max, required, tooLong, multiline }: TextRule) {
  return z
    .string({ error: required })
    .transform((text) => cleanText(text.replaceAll("\r\n", "\n")))
    .superRefine((text, context) => {
      const message = textFault(text, { max, required, tooLong, multiline });
      if (message) context.addIssue({ code: "custom", message });
    });
}

function textFault(text: string, rule: TextRule): string | undefined {
  if (rule.required && text === "") return rule.required;
  const checked = rule.multiline ? text.replaceAll("\n", " ") : text;
  if (hasForbiddenCharacters(checked))
    return "Leave out line breaks and invisible characters.";
  // Counting graphemes is slow on long texts; no text within the limit is
  // longer than this in UTF-16 units.
  if (text.length > rule.max * 16) return rule.tooLong;
  if (graphemes(text).length > rule.max) return rule.tooLong;
  return undefined;
}
