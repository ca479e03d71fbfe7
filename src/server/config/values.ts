import { readlinkSync } from "node:fs";
import { domainToASCII } from "node:url";
import * as z from "zod/mini";
import { isCurrency } from "#shared/money/schema.ts";
import { isTimeZone } from "#shared/text/days.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";

/** A setting that is a whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  z
    .pipe(
      z
        .string()
        .check(
          z.regex(/^\d+$/, `must be a whole number from ${min} to ${max}`),
        ),
      z.transform(Number),
    )
    .check(
      z.refine((value) => value >= min && value <= max, {
        error: `must be a whole number from ${min} to ${max}`,
      }),
    );

/**
 * Returns the form of a domain that name servers know: "xn--klammerglck-1hb.de"
 * for "klammerglück.de". Anything else stays as it is.
 */
export function toAscii(domain: string): string {
  return /^[\p{ASCII}]*$/u.test(domain)
    ? domain
    : domainToASCII(domain) || domain;
}

const UNITS_MS = { s: 1_000, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS } as const;
const DURATION = /^(\d{1,4})([smhd])$/;

/** A setting such as "30m", "24h" or "7d", in milliseconds; "off" is null. */
export const durationMs = z.pipe(
  z.string(),
  z.transform((text, context) => {
    if (text === "off") return null;
    const [, count = "0", unit = ""] = DURATION.exec(text) ?? [];
    if (isUnit(unit) && Number(count) > 0)
      return Number(count) * UNITS_MS[unit];
    context.issues.push({
      code: "custom",
      input: text,
      message: 'must be like 30m, 24h or 7d, or "off"',
    });
    return z.NEVER;
  }),
);

function isUnit(text: string): text is keyof typeof UNITS_MS {
  return text in UNITS_MS;
}

/** A time zone by its name in the IANA list: "Europe/Berlin". */
export const timeZone = z.string().check(
  z.refine(isTimeZone, {
    error: "must be a time zone such as Europe/Berlin or America/New_York",
  }),
);

/** A currency that `Intl` knows, with two decimals or none: "EUR". */
export const currency = z.string().check(
  z.refine((code) => code === "USD" || isCurrency(code), {
    error:
      "must be a currency with two decimals or none, such as EUR, GBP or JPY",
  }),
);

const ZONE_LINK = "/etc/localtime";

let zone: string | undefined;

/** The time zone of the server itself, found once: every order asks for it. */
export function serverTimeZone(): string {
  zone ??=
    linkedTimeZone() ?? Intl.DateTimeFormat("en-US").resolvedOptions().timeZone;
  return zone;
}

/**
 * Returns the zone that /etc/localtime links to, as on nearly all systems. Intl
 * finds the zone by reading zone files, which adds 4 ms to the first page.
 */
function linkedTimeZone(): string | undefined {
  if (process.env.TZ !== undefined) return undefined;
  try {
    return /zoneinfo\/([A-Z][\w+-]*(?:\/[\w+-]+)*)$/.exec(
      readlinkSync(ZONE_LINK),
    )?.[1];
  } catch {
    return undefined;
  }
}
