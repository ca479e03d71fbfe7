import { DAY_MS } from "./dates.ts";
import { addDays } from "./days.ts";

// Days as people type them: "24.12.2026", "24/12/2026", "12/24/26", "24.12.".
// An ISO date is understood in every language.

type DateField = "day" | "month" | "year";

/** Writes a day (ISO) as one types it in a language: "24.12.2026". */
export function typedDay(day: string, locale: string): string {
  return new Date(day).toLocaleDateString(locale, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  });
}

/**
 * Reads a day that somebody typed; undefined where it is none. One without a
 * year is the next that is to come, counted from `today`.
 */
export function parseDay(
  typed: string,
  { locale, today }: { locale: string; today: string },
): string | undefined {
  const text = typed.trim();
  if (!/^\d{1,4}(?:[./\-\s,]+\d{1,4}){1,2}\.?$/.test(text)) return undefined;
  const [first = "", second = "", third] = text.match(/\d+/g) ?? [];
  if (first.length > 2)
    return third === undefined ? undefined : isoDay(first, second, third);
  const [a, b] = ordered(first, second, isDayFirst(text, locale));
  if (third !== undefined)
    return isoDay(third.length === 2 ? `20${third}` : third, b, a);
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1]
    .map((year) => isoDay(String(year), b, a))
    .find((day) => day !== undefined && day >= today);
}

/** Splits a list of days at its commas, semicolons and line breaks. */
export const splitDays = (typed: string): string[] =>
  typed
    .split(/[,;\n]+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** Dots stand in days alone that begin with the day. */
function isDayFirst(text: string, locale: string): boolean {
  if (text.includes(".")) return true;
  const parts = new Intl.DateTimeFormat(locale).formatToParts();
  const at = (part: DateField) => parts.findIndex(({ type }) => type === part);
  return at("day") < at("month");
}

/** Day and month, which a number above 12 tells apart. */
function ordered(first: string, second: string, isFirst: boolean) {
  const isSwapped = isFirst ? Number(second) > 12 : Number(first) <= 12;
  return isSwapped ? [second, first] : [first, second];
}

function isoDay(year: string, month = "", day = ""): string | undefined {
  if (year.length !== 4) return undefined;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // "2026-02-31" is parsed as the third of March.
  return isDay(iso) ? iso : undefined;
}

/** Returns whether a text is an ISO date that the calendar has. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    Number.isFinite(Date.parse(text)) &&
    addDays(text, 0) === text
  );
}

/** A day that shows the places of day, month and year: in late December. */
export const exampleDay = (today: string): string =>
  `${new Date(Date.parse(today) + 7 * DAY_MS).getUTCFullYear()}-12-24`;
