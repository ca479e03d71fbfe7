// Durations in milliseconds.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How many minutes are left until a time: the last one counts until its end. */
export const minutesUntil = (at: number, now: number): number =>
  Math.max(0, Math.ceil((at - now) / MINUTE_MS));
