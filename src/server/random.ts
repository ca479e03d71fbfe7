import { createHash } from "node:crypto";

/** A secret of `bytes` random bytes, as text for a cookie or an address. */
export function randomToken(bytes: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString(
    "base64url",
  );
}

/** What the database knows of a secret: SHA-256, in hex. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** `length` random characters of an alphabet, each as likely as the others. */
export function randomText(alphabet: string, length: number): string {
  // Above the largest multiple of the alphabet's length in a byte, the first
  // characters would come up more often.
  const fair = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < fair && text.length < length)
        text += alphabet.charAt(byte % alphabet.length);
  return text;
}
