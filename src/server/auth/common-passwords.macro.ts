import { dictionary } from "@zxcvbn-ts/language-common";
import { MIN_PASSWORD } from "#shared/account/rules.ts";

/** The login throttle keeps guessers from trying more passwords than this. */
const MOST = 10_000;

/**
 * Returns the passwords that guessers try first, packed for the executable: the
 * most common ones that are long enough to be accepted. They take 93 kB as text
 * with one per line, and 40 kB compressed and in base64. The executable has
 * these 40 kB as source and as bytecode.
 */
export function packCommonPasswords(): string {
  const { "passwords-common": common } = dictionary;
  const long = common.filter((each) => each.length >= MIN_PASSWORD);
  const text = `\n${long.slice(0, MOST).toSorted().join("\n")}\n`;
  return Bun.zstdCompressSync(text, { level: 19 }).toBase64();
}
