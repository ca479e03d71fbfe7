/**
 * Returns the cached response to GET and HEAD. It has all standard headers; only
 * the request id is still missing.
 */
export type CachedResponse = (request: Request) => Response | Promise<Response>;

/** The responses that are the same for everyone, by their path. */
export type ResponseCache = Map<string, CachedResponse>;
