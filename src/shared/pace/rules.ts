import { addDays, dayAt, weekdayOf } from "#shared/text/days.ts";

/** A weekday, from 1 for Monday to 7 for Sunday, or an ISO date. */
export type DayOff = number | string;

/** Returns how many weekdays of every week are off. */
export function weekdaysOff(daysOff: readonly DayOff[]): number {
  return new Set(daysOff.filter((day) => typeof day === "number")).size;
}

/** The times of a pause; without `from`, it has begun. */
type Pause = { from?: string | undefined; until: string };

/** The facts on which the day depends by which something is ready. */
type Workload = {
  pace: {
    clipsPerWeek: number;
    daysOff: readonly DayOff[];
    leadDays: number;
  };
  pause: Pause | null;
  timeZone: string;
  now: number;
  /** The number of clips that are still to be made before those in question. */
  before: number;
  /** The number of those in question; what lies ready is not made. */
  clips: number;
};

/** Farther ahead nobody knows: ten years of days are looked at. */
const FARTHEST_DAYS = 3_660;

/**
 * Returns the day by which the last of so many clips is ready (ISO), or null
 * where that is too far ahead to be said. She begins tomorrow, makes the same
 * on each workday, and nothing on her days off or in a pause. No clip that is
 * made is ready before `leadDays` are over; one that lies ready is ready at
 * once, which is her next day of work.
 */
export function readyBy(work: Workload): string | null {
  const { pace, timeZone, now, before, clips } = work;
  const isOff = daysOffOf(work);
  const today = dayAt(now, timeZone);
  const perWeek = 7 - weekdaysOff(pace.daysOff);
  const isToMake = clips > 0;
  const least = isToMake ? Math.max(1, pace.leadDays) : 0;
  let left = isToMake
    ? Math.ceil(((before + clips) * perWeek) / pace.clipsPerWeek)
    : 0;
  for (let ahead = 0; ahead <= FARTHEST_DAYS; ahead++) {
    const day = addDays(today, ahead);
    if (isOff(day)) continue;
    if (ahead > 0) left -= 1;
    if (left <= 0 && ahead >= least) return day;
  }
  return null;
}

/** Whether she works on a day, or is away at its beginning. */
function daysOffOf({ pace, pause, timeZone, now }: Workload) {
  const off = new Set<DayOff>(pace.daysOff);
  const from =
    pause && dayAt(pause.from ? Date.parse(pause.from) : now, timeZone);
  const until = pause && dayAt(Date.parse(pause.until), timeZone);
  return (day: string): boolean =>
    off.has(weekdayOf(day)) ||
    off.has(day) ||
    (from !== null && until !== null && day >= from && day < until);
}

/** Whether orders are refused at a time. */
export function isPaused(pause: Pause | null, now: number): boolean {
  if (!pause || now >= Date.parse(pause.until)) return false;
  return pause.from === undefined || now >= Date.parse(pause.from);
}

/** Returns the next time at which a pause begins or ends, if it will. */
export function nextChange(
  pause: Pause | null,
  now: number,
): number | undefined {
  const changes = [pause?.from, pause?.until].flatMap((iso) =>
    iso === undefined ? [] : [Date.parse(iso)],
  );
  return changes.find((at) => at > now);
}
