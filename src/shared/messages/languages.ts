/** The languages that a shop can have, by their codes (BCP 47). */
export const LANGUAGES = ["en", "de", "fr", "es", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
};

/** The country that a language stands for where a shop names none. */
const HOME: Record<Language, string> = {
  en: "US",
  de: "DE",
  fr: "FR",
  es: "ES",
  it: "IT",
  nl: "NL",
};

/** Returns the locale for `Intl`: "de-CH", or "de-DE" without a country. */
export function localeOf(language: Language, country: string): string {
  return `${language}-${country || HOME[language]}`;
}
