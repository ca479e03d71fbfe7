import { createHash } from "node:crypto";

/** Identifies a content: the first 132 bits of its SHA-256, as text. */
export function contentHash(content: string): string {
  const hash = createHash("sha256").update(content).digest("base64url");
  return hash.slice(0, 22);
}

/** The ETag of a content with this hash, in one encoding. */
export function tagOf(hash: string, encoding = "identity"): string {
  return encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/** Whether a request's If-None-Match names this ETag, weakly compared, or is "*". */
export function hasTag({ headers }: Request, etag: string): boolean {
  const known = headers.get("if-none-match");
  if (known === null) return false;
  return known
    .split(",")
    .map((each) => each.trim().replace(/^W\//, ""))
    .some((each) => each === etag || each === "*");
}
