import { createHmac, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "#shared/text/dates.ts";
import type { Config } from "#server/config/config.ts";
import { cookieLine, readCookie } from "#server/http/cookies.ts";
import { randomToken } from "#server/runtime/random.ts";

// A login sets a cookie that is signed with the password hash. The server does
// not store the cookie, and a new password invalidates it. The cookie grants no
// access: it only separates the login attempts of this browser from those of
// guessers.

const NONCE_BYTES = 16;
const LIFE_SECONDS = (365 * DAY_MS) / 1000;

/** Returns the id of a browser that has logged in; undefined for others. */
export function findKnownBrowser(
  config: Config,
  request: Request,
  passwordHash: string | undefined,
): string | undefined {
  const value = readCookie(request, cookieName(config));
  if (value === undefined || passwordHash === undefined) return undefined;
  const [nonce = "", signature = ""] = value.split(".");
  const expected = Buffer.from(sign(nonce, passwordHash));
  const given = Buffer.from(signature);
  const fits =
    given.length === expected.length && timingSafeEqual(given, expected);
  return fits ? nonce : undefined;
}

/** Returns the Set-Cookie line that marks a browser as known. */
export function knownBrowserCookie(
  config: Config,
  passwordHash: string,
): string {
  const nonce = randomToken(NONCE_BYTES);
  return cookieLine(
    cookieName(config),
    `${nonce}.${sign(nonce, passwordHash)}`,
    {
      isHttps: config.isHttps,
      sameSite: "strict",
      maxAgeSeconds: LIFE_SECONDS,
    },
  );
}

function sign(nonce: string, passwordHash: string): string {
  return createHmac("sha256", passwordHash)
    .update(`known browser ${nonce}`)
    .digest("base64url");
}

function cookieName({ isHttps }: Config): string {
  return isHttps ? "__Host-barrette_known" : "barrette_known";
}

// Patterns for the User-Agent, the most specific first: Edge also sends
// "Chrome", and Chrome also sends "Safari".
const BROWSERS = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
] as const;

/** Returns for example "Firefox on Linux"; undefined for an unknown browser. */
export function browserName(userAgent: string | null): string | undefined {
  const find = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}
