// A macro: it runs while this file is bundled, and its result stands here.
import { packCommonPasswords } from "./common-passwords.macro.ts" with { type: "macro" };

/** The list, compressed and in base64: read when a password is looked up. */
export const PACKED = packCommonPasswords();
