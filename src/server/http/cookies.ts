/**
 * Returns a cookie of a request; undefined where it is missing. Elysia's
 * cookies are not used, because guards run before Elysia has found the route.
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
  /** Whether scripts can read it; absent means no (HttpOnly). */
  isReadable?: boolean;
};

/** Returns a Set-Cookie value for all paths. */
export function cookieLine(
  name: string,
  value: string,
  { isHttps, sameSite, maxAgeSeconds, isReadable = false }: CookieOptions,
): string {
  return new Bun.Cookie(name, value, {
    path: "/",
    httpOnly: !isReadable,
    sameSite,
    secure: isHttps,
    maxAge: maxAgeSeconds,
  }).serialize();
}
