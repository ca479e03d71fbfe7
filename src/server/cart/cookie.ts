import { DAY_MS } from "#shared/durations.ts";
import type { Config } from "#server/config/config.ts";
import { cookieLine, readCookie } from "#server/http/cookies.ts";

/** Matches 256 random bits in base64url, as `openCart` creates them. */
const TOKEN = /^[\w-]{43}$/;

/** Returns how long after its last use a cart expires. */
export function cartLifeMs({ cartDays }: Pick<Config, "cartDays">): number {
  return cartDays * DAY_MS;
}

/** Returns the token of a request's cart; undefined if missing or malformed. */
export function readCartToken(
  config: Pick<Config, "isHttps">,
  request: Request,
): string | undefined {
  const value = readCookie(request, cookieName(config));
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

/** Returns the Set-Cookie line of a cart, which renews the cookie's expiry. */
export function cartCookie(
  config: Pick<Config, "isHttps" | "cartDays">,
  token: string,
): string {
  return cookieLine(cookieName(config), token, {
    isHttps: config.isHttps,
    sameSite: "lax",
    maxAgeSeconds: cartLifeMs(config) / 1000,
  });
}

/** The `__Host-` prefix makes browsers restrict the cookie to this host. */
function cookieName({ isHttps }: Pick<Config, "isHttps">): string {
  return isHttps ? "__Host-barrette_cart" : "barrette_cart";
}
