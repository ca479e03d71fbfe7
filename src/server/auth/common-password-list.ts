// The bundler runs this macro and replaces the call with its result.
import { packCommonPasswords } from "./common-passwords.macro.ts" with { type: "macro" };

/** The compressed list in base64; unpacked only to check a password. */
export const PACKED = packCommonPasswords();
