/** From 1 for Monday to 7 for Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function weekdayName(day: number, locale: string): string {
  // January 1, 2024 was a Monday.
  return new Date(Date.UTC(2024, 0, day)).toLocaleDateString(locale, {
    weekday: "long",
    timeZone: "UTC",
  });
}
