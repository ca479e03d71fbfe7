import { dictionary } from "@zxcvbn-ts/language-common";
import { MIN_PASSWORD } from "#shared/admin/schema.ts";

/** A login is slowed down for guessers: nobody gets further than that. */
const MOST = 10_000;

/**
 * The passwords that guessers try first, as the build puts them into the
 * executable: the most common that are long enough to be taken at all. One to a
 * line they are 93 kB; compressed and in base64, 40 kB, which the executable
 * holds as source and as bytecode.
 */
export function packCommonPasswords(): string {
  const { "passwords-common": common } = dictionary;
  const long = common.filter((each) => each.length >= MIN_PASSWORD);
  const text = `\n${long.slice(0, MOST).toSorted().join("\n")}\n`;
  return Bun.zstdCompressSync(text, { level: 19 }).toBase64();
}
