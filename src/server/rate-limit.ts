import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { API } from "#shared/paths.ts";
import { putNewest } from "./bounded-map.ts";
import type { Clock } from "./clock.ts";
import { Problem } from "./problem.ts";

type Limit = { max: number; windowMs: number };

/** How often one address may do what costs the shop or its owner something. */
export const LIMITS: Readonly<Record<string, Limit>> = {
  [API.orders]: { max: 10, windowMs: MINUTE_MS },
  [API.subscribe]: { max: 5, windowMs: HOUR_MS },
  [API.designs]: { max: 30, windowMs: MINUTE_MS },
};

const MAX_ENTRIES = 50_000;

/** Counts events per key in fixed windows that begin with the first event. */
export function createRateLimiter(clock: Clock, maxEntries = MAX_ENTRIES) {
  const windows = new Map<string, Window>();
  return {
    /** Throws "too_many_requests" with Retry-After once the limit is passed. */
    take(key: string, { max, windowMs }: Limit): void {
      const now = clock.now();
      const known = windows.get(key);
      // A clock that was set back must not lengthen a wait past one window.
      const isOpen =
        known && known.endsAt > now && known.endsAt <= now + windowMs;
      const { count, endsAt } = isOpen
        ? known
        : { count: 0, endsAt: now + windowMs };
      putNewest(windows, key, { count: count + 1, endsAt }, maxEntries);
      if (count < max) return;
      throw new Problem("too_many_requests", {
        message: waitSentence(endsAt - now),
        retryAfterSeconds: (endsAt - now) / 1000,
      });
    },
    forget: (key: string) => windows.delete(key),
    /** How many keys it remembers. */
    size: () => windows.size,
  };
}

type Window = { count: number; endsAt: number };

/** "Please wait 3 minutes and try again." */
function waitSentence(waitMs: number): string {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const wait = minutes > 1 ? `${minutes} minutes` : "a minute";
  return `That was a lot at once. Please wait ${wait} and try again.`;
}
