import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { API, cancelPath, statusPath } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import type { Limit } from "#server/runtime/event-windows.ts";
import { Problem } from "./problem.ts";

/**
 * How often one address may do what costs the shop or its owner something. A
 * market stall or an office has one address for many people.
 */
export const LIMITS: Readonly<Record<string, Limit>> = {
  [API.orders]: { max: 30, windowMs: MINUTE_MS },
  [API.subscribe]: { max: 60, windowMs: HOUR_MS },
  [API.designs]: { max: 60, windowMs: MINUTE_MS },
  [cancelPath(":token")]: { max: 30, windowMs: MINUTE_MS },
  [statusPath(":token")]: { max: 120, windowMs: MINUTE_MS },
};

const TOKEN = new RegExp(`^(${API.orders}|${API.make})/[^/]+(?=/)`);

/** The route of a path as `LIMITS` names it: with the name of its token. */
export function limitedRoute(path: string): string {
  // The router ignores a slash at the end; so must the limits.
  return path.replace(/\/$/, "").replace(TOKEN, "$1/:token");
}

/** New carts of one address. A cart that exists is never limited. */
export const NEW_CARTS: Limit = { max: 600, windowMs: HOUR_MS };
/** New designs of one address, beside the limit of its route. */
export const NEW_DESIGNS: Limit = { max: 600, windowMs: HOUR_MS };

const MAX_ENTRIES = 50_000;

type LimiterDeps = Pick<Deps, "clock" | "database">;

/**
 * Limits how often something is done, for all processes of the shop together.
 * `name` keeps this limiter's keys apart from others'.
 */
export function createRateLimiter(
  { clock, database }: LimiterDeps,
  name: string,
  maxEntries = MAX_ENTRIES,
) {
  const windows = database.eventWindows(name, maxEntries);
  return {
    /** Throws "too_many_requests" with Retry-After once the limit is passed. */
    async take(key: string, limit: Limit): Promise<void> {
      const now = clock.now();
      const endsAt = await windows.take(key, limit, now);
      if (endsAt === undefined) return;
      throw new Problem("too_many_requests", {
        message: waitSentence(endsAt - now),
        retryAfterSeconds: (endsAt - now) / 1000,
      });
    },
    /** Takes back one event of the open window: it came to nothing. */
    giveBack: async (key: string) => windows.giveBack(key),
    forget: async (key: string) => windows.forget(key),
    /** How many keys it remembers. */
    size: () => windows.size(),
  };
}

/** "Please wait 3 minutes and try again." */
function waitSentence(waitMs: number): string {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const wait = minutes > 1 ? `${minutes} minutes` : "a minute";
  return `That was a lot at once. Please wait ${wait} and try again.`;
}
