// A macro: it runs while this file is bundled, and its result stands here.
import { packCommonPasswords } from "./common-passwords.macro.ts" with { type: "macro" };

const PACKED = packCommonPasswords();

/** Whether a password is one of those that guessers try first. */
export function isCommonPassword(password: string): boolean {
  const packed = Buffer.from(PACKED, "base64");
  const list = Bun.zstdDecompressSync(packed).toString();
  return list.includes(`\n${password.toLowerCase()}\n`);
}
