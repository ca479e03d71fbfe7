/** The time, in milliseconds since 1970 (UTC). Tests give their own. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };

/** A time of the database as the wire has it: ISO 8601 in UTC. */
export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
