/** The time, in milliseconds since 1970 (UTC). Tests pass their own clock. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

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
