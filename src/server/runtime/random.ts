/** A secret of `bytes` random bytes, as text that fits a cookie or a URL. */
export function randomToken(bytes: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString(
    "base64url",
  );
}

/** SHA-256 in hex: the only form in which the database stores a secret. */
export function hashToken(token: string): string {
  return Bun.SHA256.hash(token, "hex");
}

/** `length` random characters of an alphabet, all equally likely. */
export function randomText(alphabet: string, length: number): string {
  // Bytes at or above the largest multiple of the alphabet's length are
  // skipped, because they would make the first characters more likely.
  const limit = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && text.length < length)
        text += alphabet.charAt(byte % alphabet.length);
  return text;
}
