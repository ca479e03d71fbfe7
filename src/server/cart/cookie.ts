import { DAY_MS } from "#shared/durations.ts";
import type { Config } from "#server/config/config.ts";
import { cookieLine, readCookie } from "#server/http/cookies.ts";

/** 256 random bits as text: see `openCart`. */
const TOKEN = /^[\w-]{43}$/;

/** How long an unused cart lives; every use extends it. */
export function cartLifeMs({ cartDays }: Pick<Config, "cartDays">): number {
  return cartDays * DAY_MS;
}

/** The token of a request's cart; undefined without one, or for no token. */
export function readCartToken(
  config: Pick<Config, "isHttps">,
  request: Request,
): string | undefined {
  const value = readCookie(request, cookieName(config));
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

/** The Set-Cookie line of a cart; it extends the cookie's life. */
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

/** The cookie's name; the prefix pins it to this host, over https only. */
function cookieName({ isHttps }: Pick<Config, "isHttps">): string {
  return isHttps ? "__Host-barrette_cart" : "barrette_cart";
}
