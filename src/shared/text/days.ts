import { DAY_MS, MINUTE_MS } from "./dates.ts";

/** Whether this is a time zone's name in the IANA list: "Europe/Berlin". */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en-US", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

// Days are ISO dates ("2026-12-01"), which compare as texts. A day begins at
// midnight of the shop's time zone, or after it where the clock skips midnight.

/** Returns the day that a time falls on in a time zone. */
export function dayAt(ms: number, timeZone: string): string {
  if (timeZone === "UTC") return new Date(ms).toISOString().slice(0, 10);
  // Swedish dates are ISO dates in every version of the browsers' data.
  return new Date(ms).toLocaleDateString("sv-SE", { timeZone });
}

/** Returns when a day begins in a time zone. */
export function startOfDay(day: string, timeZone: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`);
  // No zone is farther than 14 hours from UTC; offsets are whole minutes.
  let before = guess / MINUTE_MS - 15 * 60;
  let after = guess / MINUTE_MS + 15 * 60;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(middle * MINUTE_MS, timeZone) < day) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}

/** Returns the day that is `count` days after another. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns how many days after `from` another day is. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Returns the number of a day's weekday: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** Returns whether a day begins at a time (ISO). */
export function isMidnight(iso: string, timeZone: string): boolean {
  const at = Date.parse(iso);
  return startOfDay(dayAt(at, timeZone), timeZone) === at;
}

/** Returns a time as the clocks of a zone show it: "2026-11-27T18:00". */
export function clockTime(iso: string, timeZone: string): string {
  return new Date(iso)
    .toLocaleString("sv-SE", { timeZone })
    .slice(0, 16)
    .replace(" ", "T");
}

/**
 * Returns when the clocks of a zone show a time. One that is skipped, as summer
 * time begins, is taken for the hour after it.
 */
export function momentOf(clock: string, timeZone: string): string {
  const wanted = Date.parse(`${clock}Z`);
  const offsetAt = (ms: number) =>
    Date.parse(`${clockTime(new Date(ms).toISOString(), timeZone)}Z`) - ms;
  // The offset at the first guess may be that of the other side of a change.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess)).toISOString();
}
