import { HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { API, cancelPath, statusPath } from "#shared/api/paths.ts";
import type { Deps } from "#server/deps.ts";
import type { Limit } from "#server/runtime/event-windows.ts";
import { Problem } from "./problem.ts";

/**
 * How often one address may use the routes that cost the shop or its owner
 * something. A market stall or an office has one address for many people.
 */
export const LIMITS: Readonly<Record<string, Limit>> = {
  [API.orders]: { max: 30, windowMs: MINUTE_MS },
  [API.subscribe]: { max: 60, windowMs: HOUR_MS },
  [API.designs]: { max: 60, windowMs: MINUTE_MS },
  [cancelPath(":token")]: { max: 30, windowMs: MINUTE_MS },
  [statusPath(":token")]: { max: 120, windowMs: MINUTE_MS },
};

const TOKEN = new RegExp(`^(${API.orders}|${API.make})/[^/]+(?=/)`);

/** Returns the key of a path in `LIMITS`, with ":token" for the token. */
export function limitedRoute(path: string): string {
  // The router ignores a trailing slash, so the limits must ignore it too.
  const bare = path.endsWith("/") ? path.slice(0, -1) : path;
  return bare.replace(TOKEN, "$1/:token");
}

/** New carts of one address. A cart that exists is never limited. */
export const NEW_CARTS: Limit = { max: 600, windowMs: HOUR_MS };
/** New designs of one address, in addition to the limit of the route. */
export const NEW_DESIGNS: Limit = { max: 600, windowMs: HOUR_MS };

const MAX_ENTRIES = 50_000;

type LimiterDeps = Pick<Deps, "clock" | "database">;

/**
 * Limits how often something is done, for all processes of the shop together.
 * `name` separates this limiter's keys from those of other limiters.
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
    /** Subtracts an event from the open window, because it does not count. */
    giveBack: async (key: string) => windows.giveBack(key),
    forget: async (key: string) => windows.forget(key),
    /** How many keys are in this process's memory. */
    size: () => windows.size(),
  };
}

/** "Please wait 3 minutes and try again." */
function waitSentence(waitMs: number): string {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const wait = minutes > 1 ? `${minutes} minutes` : "a minute";
  return `That was a lot at once. Please wait ${wait} and try again.`;
}
