import { DAY_MS } from "#shared/text/dates.ts";
import { HAS_CART_COOKIE } from "#shared/cart/rules.ts";
import type { Config } from "#server/config/config.ts";
import { cookieLine, readCookie } from "#server/http/cookies.ts";

/** Matches 256 random bits in base64url, as `createCart` creates them. */
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

type CookieConfig = Pick<Config, "isHttps" | "cartDays">;

/** Returns the Set-Cookie lines of a cart, which renew the cookies' expiry. */
export function cartCookies(config: CookieConfig, token: string): string[] {
  const line = cookieLine(cookieName(config), token, cookieOptions(config));
  return [line, hintCookie(config)];
}

/**
 * Returns the Set-Cookie line that tells the scripts of a page of its visitor's
 * cart, if the browser has the cart's cookie alone: the cart is from before
 * version 0.2, or the browser has removed what scripts can read.
 */
export function missingHint(
  config: CookieConfig,
  request: Request,
): string | undefined {
  const cookies = request.headers.get("cookie");
  return cookies?.includes(`${cookieName(config)}=`) &&
    !cookies.includes(`${HAS_CART_COOKIE}=`)
    ? hintCookie(config)
    : undefined;
}

function hintCookie(config: CookieConfig): string {
  const options = { ...cookieOptions(config), isReadable: true };
  return cookieLine(HAS_CART_COOKIE, "1", options);
}

/** Both cookies last as long as each other. */
function cookieOptions(config: CookieConfig) {
  return {
    isHttps: config.isHttps,
    sameSite: "lax",
    maxAgeSeconds: cartLifeMs(config) / 1000,
  } as const;
}

/** The `__Host-` prefix makes browsers restrict the cookie to this host. */
function cookieName({ isHttps }: Pick<Config, "isHttps">): string {
  return isHttps ? "__Host-barrette_cart" : "barrette_cart";
}
