/** Returns the first 132 bits of the SHA-256 of a content, as base64url. */
export function contentHash(content: string): string {
  const hash = new Bun.CryptoHasher("sha256")
    .update(content)
    .digest("base64url");
  return hash.slice(0, 22);
}

/** Returns the ETag of a content with this hash, in one encoding. */
export function tagOf(hash: string, encoding = "identity"): string {
  return encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether If-None-Match names this ETag (weak comparison) or is "*". */
export function hasTag({ headers }: Request, etag: string): boolean {
  const known = headers.get("if-none-match");
  if (known === null) return false;
  return known
    .split(",")
    .map((each) => each.trim().replace(/^W\//, ""))
    .some((each) => each === etag || each === "*");
}
