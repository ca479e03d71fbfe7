// How long browsers and proxies keep a reply.

/** Of an address whose content never changes. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** It is kept, but asked for again before each use. */
export const NO_CACHE = "no-cache";
