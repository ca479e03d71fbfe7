/** A weekday, from 1 for Monday to 7 for Sunday, or an ISO date. */
export type DayOff = number | string;

/** Returns how many weekdays of every week are off. */
export function weekdaysOff(daysOff: readonly DayOff[]): number {
  return new Set(daysOff.filter((day) => typeof day === "number")).size;
}
