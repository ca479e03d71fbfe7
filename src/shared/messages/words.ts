import type { Language } from "./languages.ts";

// Catalogues build sentences of these. Each catalogue is bundled with its own
// copy, so these functions stay small.

type Forms = { one: string; other: string };

/** Returns the form of a text that a language uses with this number. */
export function plural(
  language: Language,
  count: number,
  { one, other }: Forms,
): string {
  return new Intl.PluralRules(language).select(count) === "one" ? one : other;
}

/** Words as a sentence lists them: "Daisy", "Daisy and Moon", "A, B and C". */
export function list(language: Language, words: readonly string[]): string {
  // American English would have a comma before "and".
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.ListFormat(locale).format(words);
}

/**
 * An Italian date after a preposition, or after a verb where that is "": "dal 7
 * marzo", "dall’8 marzo", "da martedì 8 marzo".
 */
export function italianDate(
  preposition: "" | "a" | "da" | "di",
  date: string,
): string {
  if (!/^\d/.test(date)) return `${preposition} ${date}`.trimStart();
  const article = { "": "il", a: "al", da: "dal", di: "del" }[preposition];
  if (!/^(?:8|11)\b/.test(date)) return `${article} ${date}`;
  const elided = { "": "l", a: "all", da: "dall", di: "dell" }[preposition];
  return `${elided}’${date}`;
}
