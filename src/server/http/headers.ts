/** The `cache-control` of an address whose content never changes. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** The `cache-control` of what is kept, but asked for again before each use. */
export const NO_CACHE = "no-cache";

/** Headers of the secret order pages and their API, for browsers and robots. */
export const PRIVATE_HEADERS = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
} as const;

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

/**
 * Returns the `updatedAt` of the row that a PUT was made from: the If-Match
 * header, quoted or bare. Undefined without the header or for "*": then the
 * last write wins.
 */
export function ifMatch(request: Request): string | undefined {
  const header = request.headers.get("if-match")?.trim();
  if (!header || header === "*") return undefined;
  return header.replace(/^(?:W\/)?"(.*)"$/, "$1");
}

/**
 * Whether a PUT must create its row: it sends `If-None-Match: *`.
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
export function mustCreate(request: Request): boolean {
  return request.headers.get("if-none-match")?.trim() === "*";
}
