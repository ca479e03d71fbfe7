import { createHash, randomBytes } from "node:crypto";
import type { CookieOptions } from "elysia";
import type { Config } from "#server/config.ts";

/** How long an unused cart is kept; every use begins it anew. */
export const CART_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A new cart's secret: 256 random bits, as text. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What the database knows of a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
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
export function cartCookie({ isHttps }: Pick<Config, "isHttps">) {
  return {
    httpOnly: true,
    sameSite: "lax",
    secure: isHttps,
    path: "/",
    maxAge: CART_LIFE_MS / 1000,
  } satisfies CookieOptions;
}
