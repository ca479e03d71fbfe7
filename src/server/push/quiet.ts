import type { QuietHours } from "#shared/admin/push.ts";
import { addDays, clockTime, momentOf } from "#shared/text/days.ts";

/** Returns when quiet hours end that last at a time; undefined: none do. */
export function quietUntil(
  quiet: QuietHours | null,
  now: number,
  timeZone: string,
): number | undefined {
  if (!quiet || quiet.from === quiet.until) return undefined;
  const { from, until } = quiet;
  const [day = "", time = ""] = clockTime(
    new Date(now).toISOString(),
    timeZone,
  ).split("T");
  const hour = Number(time.slice(0, 2));
  const isOverNight = from > until;
  const isQuiet = isOverNight
    ? hour >= from || hour < until
    : hour >= from && hour < until;
  if (!isQuiet) return undefined;
  const endsOn = isOverNight && hour >= from ? addDays(day, 1) : day;
  const clock = `${endsOn}T${String(until).padStart(2, "0")}:00`;
  return Date.parse(momentOf(clock, timeZone));
}
