import { MINUTE_MS } from "#shared/text/dates.ts";

/** The time, in milliseconds since 1970 (UTC). Tests pass their own clock. */
export type Clock = { now(): number };

/**
 * Times that were written may be ahead by so much although no clock was set back:
 * a transaction reads the time before it waits for its locks, the clocks of
 * several copies differ by up to half a second, and machines step theirs.
 */
export const CLOCK_SLACK_MS = MINUTE_MS;

export const systemClock: Clock = { now: () => Date.now() };

/** Whether something happened in the last `ms`, and not ahead of the clock. */
export function isWithinLast(ms: number, at: number, now: number): boolean {
  return at > now - ms && at <= now + CLOCK_SLACK_MS;
}

/** Returns a time in milliseconds in the format of the API: ISO 8601 in UTC. */
export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}

/**
 * Returns the `updatedAt` of a write: later than the previous one even if the
 * clock stood still or was set back, so that two versions always differ.
 */
export function nextUpdate(now: number, previousMs: number): number {
  return Math.max(now, previousMs + 1);
}

/** Rejects with an Error of this message if the work takes more than `ms`. */
export function withDeadline<T>(
  work: Promise<T>,
  ms: number,
  message: string,
): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
