import { readlinkSync } from "node:fs";
import * as z from "zod/mini";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";

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

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en-US", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const ZONE_LINK = "/etc/localtime";

/** The time zone of the server itself. */
export function serverTimeZone(): string {
  return (
    linkedTimeZone() ?? Intl.DateTimeFormat("en-US").resolvedOptions().timeZone
  );
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
