import type { Formats } from "./formats.ts";

// Durations in milliseconds.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Returns how many minutes are left until a time: the last one counts until its
 * end.
 */
export const minutesUntil = (at: number, now: number): number =>
  Math.max(0, Math.ceil((at - now) / MINUTE_MS));

/** The language and the zone in which a time is written. */
type TimeFormats = Pick<Formats, "locale" | "timeZone">;

/** The first of a month, of which `Intl` writes "1 mars" and the French "1er". */
const FIRST = /\b1 (?=\p{L})/u;
/** A day before its month, and a time before its zone, stay on one line. */
const TOGETHER = /\b(\d{1,2}(?:er|\.)?) (?=\p{L})/gu;

/** Writes a time by `Intl`, with what belongs together on one line. */
export function write(
  time: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const written = new Date(time).toLocaleString(locale, options);
  // English is written as it always was.
  if (locale.startsWith("en")) return written;
  const day = locale.startsWith("fr")
    ? written.replace(FIRST, "1er ")
    : written;
  return day.replace(TOGETHER, "$1\u00a0");
}

/** As the command line writes times. */
export const ENGLISH = "en-US";

/**
 * Formats a time for people, in the shop's time zone: "Sunday, March 1, 2026 at
 * 12:00 PM UTC", "Sonntag, 1. März 2026 um 12:00 UTC".
 */
export function formatLongTime(
  iso: string,
  { locale, timeZone }: TimeFormats,
): string {
  return write(iso, locale, {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
}

/**
 * Formats a time for people in brief: "Mar 1, 12:00 PM", "1. März, 12:00"; with
 * the zone for readers anywhere.
 */
export function formatShortTime(
  iso: string,
  { locale, timeZone }: TimeFormats,
  { hasZone = false } = {},
): string {
  return write(iso, locale, {
    ...(hasZone && { timeZoneName: "short" }),
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
}

/**
 * Formats a time of today for people: "10:57 AM", "10:57"; with the zone for
 * readers anywhere.
 */
export function formatClock(
  iso: string,
  { locale, timeZone }: TimeFormats,
  { hasZone = false } = {},
): string {
  return write(iso, locale, {
    ...(hasZone && { timeZoneName: "short" }),
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
}

/**
 * The same with the zone where the clock of whoever reads it shows another time:
 * "10:57 AM", "10:57 AM GMT+1". Not for what the server writes.
 */
export function formatClockHere(iso: string, formats: TimeFormats): string {
  const { locale, timeZone } = formats;
  const parts = { hour: "numeric", minute: "2-digit" } as const;
  const clock = formatClock(iso, formats);
  if (write(iso, locale, parts) === clock) return clock;
  return write(iso, locale, { ...parts, timeZoneName: "short", timeZone });
}

/** Days that are farther away than this are written with their year. */
const SAME_YEAR_MS = 300 * DAY_MS;

/**
 * Formats a day (ISO) for people who read it at `from`: "December 1", "Tuesday,
 * December 1", with the year if it is far away.
 */
export function formatDay(
  day: string,
  { locale }: Pick<TimeFormats, "locale">,
  { from, hasWeekday }: { from: number; hasWeekday?: boolean },
): string {
  const isFar = Math.abs(Date.parse(day) - from) > SAME_YEAR_MS;
  return write(day, locale, {
    ...(hasWeekday && { weekday: "long" }),
    ...(isFar && { year: "numeric" }),
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}

/**
 * Formats a time near by for the maker, in the shop's time zone: "Friday, November 27 at 6:00
 * PM", "Freitag, 27. November um 18:00".
 */
export function formatDayAndTime(
  iso: string,
  { locale, timeZone }: TimeFormats,
): string {
  return write(iso, locale, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
}

/** Formats the day of a time for people: "March 1, 2026", "1. März 2026". */
export function formatDate(
  iso: string,
  { locale, timeZone }: TimeFormats,
): string {
  return write(iso, locale, {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone,
  });
}

/** The same with the zone, for readers anywhere: "..., 6:00 PM GMT+1". */
export function formatOpening(
  iso: string,
  { locale, timeZone }: TimeFormats,
  names: "long" | "short" = "long",
): string {
  return write(iso, locale, {
    weekday: names,
    month: names,
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
}
