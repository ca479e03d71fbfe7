import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import {
  cleanText,
  graphemes,
  hasForbiddenCharacters,
  isBlank,
} from "./characters.ts";

type TextRule = {
  /** The most characters, counted as a person counts them. */
  max: number;
  required?: ErrorText;
  tooLong: ErrorText;
  /** Whether line breaks are allowed, as in descriptions. */
  multiline?: boolean;
};

/** More UTF-16 units than this for each allowed grapheme are not counted. */
const MOST_UNITS = 16;

/** A text in a request: cleaned, without control characters, not too long. */
export function TextInput({ max, required, tooLong, multiline }: TextRule) {
  return z
    .pipe(
      z.string({ error: required }),
      z.transform((text, context) => {
        // To clean a text takes time: no text of its length comes near this.
        if (text.length <= max * MOST_UNITS * 2)
          return cleanText(withUsualBreaks(text));
        context.issues.push({ code: "custom", input: "", message: tooLong });
        return z.NEVER;
      }),
    )
    .check(
      z.superRefine((text, context) => {
        const message = textError(text, { max, required, tooLong, multiline });
        if (message) context.addIssue({ code: "custom", message });
      }),
    );
}

/**
 * Replaces what word processors and spreadsheets use for a line break and for a
 * gap, and what nobody can see in a form.
 */
function withUsualBreaks(text: string): string {
  return text.replaceAll(/\r\n|\u2028|\u2029/g, "\n").replaceAll("\t", "    ");
}

function textError(text: string, rule: TextRule): ErrorText | undefined {
  if (rule.required && isBlank(text)) return rule.required;
  const checked = rule.multiline ? text.replaceAll("\n", " ") : text;
  if (hasForbiddenCharacters(checked))
    return rule.multiline ? errorKey("invisible") : errorKey("lineBreaks");
  // Counting graphemes is slow for long texts.
  if (text.length > rule.max * MOST_UNITS) return rule.tooLong;
  if (graphemes(text).length > rule.max) return rule.tooLong;
  return undefined;
}

const TIME = errorKey("pauseTime");

/** Whether a person may mean a year: others are slips of the finger. */
export const isMeantYear = (year: number): boolean =>
  year >= 2020 && year <= 2100;

/** A time in a request, with its offset from UTC; it is kept in UTC. */
export const TimeInput = z.pipe(
  z.iso.datetime({ offset: true, error: TIME }),
  z.transform((text, context) => {
    const time = new Date(text);
    if (isMeantYear(time.getUTCFullYear())) return time.toISOString();
    context.issues.push({ code: "custom", input: text, message: TIME });
    return z.NEVER;
  }),
);
