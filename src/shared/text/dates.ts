/**
 * Formats a time for people, in the shop's time zone: "Sunday, March 1, 2026 at
 * 12:00 PM UTC".
 */
export function formatLongTime(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleString("en-US", {
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

/** Formats a time for people in brief: "Mar 1, 12:00 PM". */
export function formatShortTime(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleString("en-US", {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
}
