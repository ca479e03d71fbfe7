import type { Language } from "#shared/messages/languages.ts";

/** The only weight in the display font; a variable font would be 26 kB. */
export const DISPLAY_WEIGHT = 420;

// Each font is split, so that the first view does not wait for signs that its
// language does not use: what English needs, what the shop's other languages
// need beside it, and the rest. A page in one of these languages has what English
// needs and the signs of its own in one file, which its sheet of styles names
// last: a file for the signs alone would be 2 kB more. All are subsets of the
// same font, made by fontTools; src/build/fonts/add-signs.py adds the signs. The
// display font has one optical size, 96 px: all sizes would add 10 kB. In the
// text font's first file, one lookup kerns the regular weight and another adds
// what the weight changes: 4 kB less than both in one. Kerning is rounded by
// src/build/fonts/lighten.py: 2 kB less.
const FAMILIES = [
  {
    family: "Fraunces Soft",
    file: "fraunces-soft",
    fontWeight: `${DISPLAY_WEIGHT}`,
    basic: "U+20-3B, U+3F, U+41-5A, U+61-7A, U+A0, U+A3, U+B7",
    rare: "U+3C-3E, U+40, U+5B-60, U+7B-7E, U+A9, U+B0, U+D7, U+2022",
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans",
    fontWeight: "400 700",
    basic:
      "U+20-3B, U+3F-5A, U+5F, U+61-7A, U+A0, U+A3, U+A9, U+B0, U+B7, U+D7, U+2022",
    rare: "U+3C-3E, U+5B-5E, U+60, U+7B-7E",
  },
];
/** The punctuation of English texts. */
const PUNCTUATION = "U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC";
const ACCENTS =
  "U+A1-A2, U+A4-A8, U+AA-AF, U+B1-B6, U+B8-D6, U+D8-FF, U+102, U+131, U+152-153, U+2BC, U+2C6, U+2DA, U+2DC, U+300-308, U+201A, U+201E, U+2032-2033, U+2039-203A, U+2044, U+2122, U+2191, U+2193, U+2212, U+2215";
/**
 * The signs that texts in German, French, Spanish, Italian and Dutch need
 * beside it.
 */
const WESTERN =
  "U+A1, U+AB, U+BB, U+BF-C1, U+C4, U+C8-C9, U+D6, U+DA, U+DC, U+DF-E2, U+E4, U+E7-EF, U+F1-F4, U+F6, U+F9-FC, U+152-153, U+201E";

/** The signs of `WESTERN` that each language uses, without kerning. */
const SIGNS: Partial<Record<Language, string>> = {
  de: "U+C4, U+D6, U+DC, U+DF, U+E4, U+E9, U+F6, U+FC, U+201E",
  fr: "U+AB, U+BB, U+C0, U+C8-C9, U+E0, U+E2, U+E7-EB, U+EE-EF, U+F4, U+F9, U+FB, U+152-153",
  es: "U+A1, U+AB, U+BB, U+BF, U+C1, U+C9, U+DA, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC",
  it: "U+AB, U+BB, U+C8-C9, U+E0, U+E8-E9, U+EC, U+F2, U+F9",
  nl: "U+C9, U+E8-E9, U+EB, U+EF, U+F6, U+FC",
};

export const FONTS = FAMILIES.map(({ basic, rare, ...family }) => ({
  ...family,
  /** The last one of ranges that overlap counts. */
  parts: {
    basic: `${basic}, ${PUNCTUATION}`,
    accents: `${rare}, ${ACCENTS}`,
    western: WESTERN,
  },
  signs: SIGNS,
}));
