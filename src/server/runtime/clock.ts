/** The time, in milliseconds since 1970 (UTC). Tests give their own. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

/** A time in milliseconds as the wire has it: ISO 8601 in UTC. */
export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}

/**
 * The `updatedAt` of a write: later than the one before even if the clock stood
 * still or was set back, so that it tells two versions apart.
 */
export function nextUpdate(now: number, previousMs: number): number {
  return Math.max(now, previousMs + 1);
}
