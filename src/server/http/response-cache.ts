/**
 * Returns the cached response to GET and HEAD. The response has all standard
 * headers; the request handler adds the request id.
 */
export type CachedResponse = (request: Request) => Response | Promise<Response>;

/** The responses that are the same for everyone, by their path. */
export type ResponseCache = Map<string, CachedResponse>;
