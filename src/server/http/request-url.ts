// Bun gives `request.url` as a whole URL. Where the Host header is missing or
// invalid, `request.url` is the bare target: "/healthz", "^api/orders".

const ORIGIN = "http://localhost";
const ABSOLUTE = /^https?:\/\//;
/** The length of "http://h": an earlier slash is not part of the path. */
const HOST_OFFSET = 8;
/** Where Elysia begins to look for the path in a URL. */
const ROUTER_OFFSET = 11;

/**
 * Returns the path and query of a request as they were sent; undefined where
 * the target has no path.
 */
export function targetOf({ url }: Request): string | undefined {
  if (url.startsWith("/")) return url;
  const start = url.indexOf("/", HOST_OFFSET);
  return start < 0 || !ABSOLUTE.test(url) ? undefined : url.slice(start);
}

/** Returns the path of a request as it was sent; undefined without one. */
export function pathOf(request: Request): string | undefined {
  const target = targetOf(request);
  const end = target?.indexOf("?") ?? -1;
  return end < 0 ? target : target?.slice(0, end);
}

/** Adds an origin to the URL of a request where the URL is a bare target. */
export function completeUrl(request: Request): void {
  if (request.url.startsWith("/")) setUrl(request, ORIGIN + request.url);
}

/**
 * Makes Elysia find the same path as `pathOf`. Elysia searches a URL from the
 * 12th character on, which is too late for a host of up to three letters.
 */
export function fitForRouter(request: Request): void {
  const { url } = request;
  const start = url.indexOf("/", HOST_OFFSET);
  if (start < ROUTER_OFFSET) setUrl(request, ORIGIN + url.slice(start));
}

// A new Request would have no connection, and therefore no client address.
function setUrl(request: Request, value: string): void {
  Object.defineProperty(request, "url", { value });
}
