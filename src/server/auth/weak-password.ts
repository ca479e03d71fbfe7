import type { Config } from "#server/config/config.ts";

/** Why a password would be among the first that somebody tries. */
export type Weakness = "passwordCommon" | "passwordName" | "passwordWord";

/** The facts that everybody who sees the shop knows. */
type Known = Pick<Config, "shopName" | "publicUrl" | "adminUsername">;

/** A word of a name that is shorter says little about it. */
const MIN_NAME = 4;
/** A word this long is several: nobody guesses it by its digits. */
const LONG_WORD = 20;

/** Returns why a new password is easily guessed; undefined if it is not. */
export async function findWeakness(
  password: string,
  known: Known,
): Promise<Weakness | undefined> {
  if (await isCommonPassword(password)) return "passwordCommon";
  if (namesOf(known).has(lettersOf(password))) return "passwordName";
  return isOneWord(password) ? "passwordWord" : undefined;
}

/** Returns whether a password is one that guessers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { PACKED } = await import("./common-password-list.ts");
  const packed = Buffer.from(PACKED, "base64");
  const list = Bun.zstdDecompressSync(packed).toString();
  return list.includes(`\n${password.toLowerCase()}\n`);
}

/** The shop's name and its words, those of its address, and the username. */
function namesOf({ shopName, publicUrl, adminUsername }: Known): Set<string> {
  const host = new URL(publicUrl).hostname.split(".");
  const names = [shopName, ...shopName.split(/\s+/), ...host, adminUsername];
  return new Set(
    names.map(lettersOf).filter(({ length }) => length >= MIN_NAME),
  );
}

/** "Lénas Klammern-24" is "lenasklammern". */
const lettersOf = (text: string) =>
  text.normalize("NFD").replaceAll(/\P{L}/gu, "").toLowerCase();

/**
 * Returns whether a password is a single word as one writes it, with digits or
 * signs before or after it. Capitals within it are no word's.
 */
function isOneWord(password: string): boolean {
  const [, word = ""] =
    /^[^\p{L}\p{M}]*(\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+)[^\p{L}\p{M}]*$/u.exec(
      password.normalize("NFC"),
    ) ?? [];
  return word.length > 0 && word.length < LONG_WORD;
}
