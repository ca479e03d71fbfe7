import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";

/** What is left until a moment, in whole units. */
type TimeLeft = {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
};

/** Divides what is left; the last second counts until it is over. */
export function timeLeft(ms: number): TimeLeft {
  const left = Math.max(0, Math.ceil(ms / 1_000)) * 1_000;
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / 1_000),
  };
}

export const twoDigits = (count: number): string =>
  String(count).padStart(2, "0");
