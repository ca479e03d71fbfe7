import { API } from "#shared/paths.ts";
import type { Clock } from "./clock.ts";
import { Problem } from "./problem.ts";

export type Limit = { max: number; windowMs: number };

const MINUTE_MS = 60_000;

/** How often one address may do what costs the shop or its owner something. */
export const LIMITS: Readonly<Record<string, Limit>> = {
  [API.orders]: { max: 10, windowMs: MINUTE_MS },
  [API.subscribe]: { max: 5, windowMs: 60 * MINUTE_MS },
  [API.designs]: { max: 30, windowMs: MINUTE_MS },
};

// A flood from many addresses must not fill the memory: past this the oldest
// entries go, so an attacker forgets only himself.
const MAX_ENTRIES = 50_000;

/** Counts events per key in fixed windows that begin with the first event. */
export function createRateLimiter(clock: Clock) {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    /** Throws "too_many_requests" with Retry-After once the limit is passed. */
    take(key: string, { max, windowMs }: Limit): void {
      const now = clock.now();
      const current = windows.get(key);
      // A clock that was set back must not lengthen a wait past one window.
      const open =
        current && current.endsAt > now && current.endsAt <= now + windowMs;
      if (!open) {
        windows.delete(key);
        windows.set(key, { count: 1, endsAt: now + windowMs });
        if (windows.size > MAX_ENTRIES) dropOldest(windows);
        return;
      }
      current.count += 1;
      if (current.count > max)
        throw new Problem("too_many_requests", {
          message: waitSentence(current.endsAt - now),
          retryAfterSeconds: (current.endsAt - now) / 1000,
        });
    },
  };
}

function dropOldest(windows: Map<string, unknown>): void {
  for (const key of windows.keys()) {
    windows.delete(key);
    return;
  }
}

/** "Please wait 3 minutes and try again." */
export function waitSentence(waitMs: number): string {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const wait = minutes > 1 ? `${minutes} minutes` : "a minute";
  return `That was a lot at once. Please wait ${wait} and try again.`;
}
