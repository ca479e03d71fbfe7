/**
 * Returns one cookie of a request; undefined without it. It does not use
 * Elysia's cookies, because guards need it before Elysia has found the route.
 */
export function readCookie(request: Request, name: string): string | undefined {
  const header = request.headers.get("cookie");
  if (header === null) return undefined;
  return new Bun.CookieMap(header).get(name) ?? undefined;
}

type CookieOptions = {
  isHttps: boolean;
  sameSite: "lax" | "strict";
  /** 0 removes the cookie. */
  maxAgeSeconds: number;
};

/** Returns a Set-Cookie line for the whole shop, hidden from scripts. */
export function cookieLine(
  name: string,
  value: string,
  { isHttps, sameSite, maxAgeSeconds }: CookieOptions,
): string {
  return new Bun.Cookie(name, value, {
    path: "/",
    httpOnly: true,
    sameSite,
    secure: isHttps,
    maxAge: maxAgeSeconds,
  }).serialize();
}
