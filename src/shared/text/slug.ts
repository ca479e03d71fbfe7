// Letters that are no letter of a to z with a mark.
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const GERMAN: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };

const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/**
 * Returns a text as a search compares it: in lower case, without accents, each
 * gap one space.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * Converts a title to an address of [a-z0-9-]: "Ärger & Öl" becomes
 * "aerger-oel" in German and "arger-ol" elsewhere. Empty for a title without a
 * letter or digit of the Latin script.
 */
export function slugOf(title: string, language: string, max: number): string {
  const special = /^de\b/.test(language) ? { ...LETTERS, ...GERMAN } : LETTERS;
  return title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/./gsu, (letter) => special[letter] ?? letter)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, max)
    .replace(/-$/, "");
}
