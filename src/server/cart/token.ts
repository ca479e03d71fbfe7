import type { CookieOptions } from "elysia";
import { DAY_MS } from "#shared/durations.ts";
import type { Config } from "#server/config.ts";
import { randomToken } from "#server/random.ts";

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** How long an unused cart is kept; every use begins it anew. */
export function cartLifeMs({ cartDays }: Pick<Config, "cartDays">): number {
  return cartDays * DAY_MS;
}

/** A new cart's secret: 256 random bits, as text. */
export function createToken(): string {
  return randomToken(TOKEN_BYTES);
}

/** A cookie's value as a token; undefined for what cannot be one. */
export function readToken(value: unknown): string | undefined {
  return typeof value === "string" && TOKEN.test(value) ? value : undefined;
}

/** The cookie's name; the prefix pins it to this host, over https only. */
export function cartCookieName({ isHttps }: Pick<Config, "isHttps">): string {
  return isHttps ? "__Host-barrette_cart" : "barrette_cart";
}

/** The attributes of the cookie. */
export function cartCookie(config: Pick<Config, "isHttps" | "cartDays">) {
  return {
    httpOnly: true,
    sameSite: "lax",
    secure: config.isHttps,
    path: "/",
    maxAge: cartLifeMs(config) / 1000,
  } satisfies CookieOptions;
}
