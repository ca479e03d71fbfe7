import { errorKey } from "#shared/messages/error-key.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import {
  cancelOrder,
  correctOrder,
  declareWithdrawal,
  sendConfirmation,
  sendLinks,
  setPicked,
  setStatus,
  withdraw,
} from "#shared/orders/calls.ts";
import { saveDesign } from "#shared/clip/calls.ts";
import { remind, remindByForm } from "#shared/reminders/calls.ts";
import { subscribe } from "#shared/newsletter/calls.ts";
import { placeOrder } from "#shared/cart/calls.ts";
import { remindOfPayment, setPayment } from "#shared/payment/calls.ts";
import type { Deps } from "#server/deps.ts";
import type { Limit, RateWindows } from "#server/runtime/event-windows.ts";
import { diskSpace } from "#server/runtime/system.ts";
import { ADDRESSES_OF_NETWORK, widerNetwork } from "./client-address.ts";
import { Problem } from "./problem.ts";

/**
 * The limits within which one address may use the routes that cost the shop or
 * its maker something. A market stall or an office has one address for many
 * people. The network around it has several times as much of this and of the
 * limits below.
 */
export const RATE_LIMITS: Readonly<Record<string, Limit>> = {
  [placeOrder.path]: { max: 30, windowMs: MINUTE_MS },
  [subscribe.path]: { max: 60, windowMs: HOUR_MS },
  [sendLinks.path]: { max: 60, windowMs: HOUR_MS },
  [remind.path]: { max: 60, windowMs: HOUR_MS },
  [remindByForm.path]: { max: 60, windowMs: HOUR_MS },
  [declareWithdrawal.path]: { max: 60, windowMs: HOUR_MS },
  [saveDesign.path]: { max: 60, windowMs: MINUTE_MS },
  [cancelOrder.path]: { max: 30, windowMs: MINUTE_MS },
  [withdraw.path]: { max: 30, windowMs: MINUTE_MS },
  [setPicked.path]: { max: 600, windowMs: MINUTE_MS },
  [setStatus.path]: { max: 120, windowMs: MINUTE_MS },
  [correctOrder.path]: { max: 60, windowMs: MINUTE_MS },
  [sendConfirmation.path]: { max: 30, windowMs: MINUTE_MS },
  [setPayment.path]: { max: 120, windowMs: MINUTE_MS },
  [remindOfPayment.path]: { max: 30, windowMs: MINUTE_MS },
};

const LIMITED = Object.keys(RATE_LIMITS).map((route) => ({
  route,
  pattern: new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}$`),
}));

/** Returns the key of a path in `RATE_LIMITS`, with ":token" for the token. */
export function limitedRoute(path: string): string {
  // The router ignores a trailing slash, so the limits must ignore it too.
  const bare = path.endsWith("/") ? path.slice(0, -1) : path;
  return LIMITED.find(({ pattern }) => pattern.test(bare))?.route ?? bare;
}

/**
 * Confirmations of orders from one address: enough for a market stall. Further
 * orders are taken without one, so that the shop mails no strangers in bulk.
 */
export const CONFIRMATIONS: Limit = { max: 100, windowMs: DAY_MS };
/** New carts of one address. A cart that exists is never limited. */
export const NEW_CARTS: Limit = { max: 600, windowMs: HOUR_MS };
/** New designs of one address, in addition to the limit of the route. */
export const NEW_DESIGNS: Limit = { max: 600, windowMs: HOUR_MS };

const MAX_ENTRIES = 50_000;

type LimiterDeps = Pick<Deps, "clock" | "db">;

/**
 * Limits how often something is done, for all processes of the shop together.
 * `name` separates this limiter's keys from those of other limiters. Nothing
 * waits for the database: what another process counted is known a second later.
 */
export function createRateLimiter({ clock, db }: LimiterDeps, name: string) {
  const windows = db.rateWindows(name, MAX_ENTRIES);
  return limitBy(windows, clock);
}

/** The same for few and dangerous events: each is counted before it happens. */
export function createExactLimiter(
  { clock, db }: LimiterDeps,
  name: string,
  maxEntries: number,
) {
  const windows = db.eventWindows(name, maxEntries);
  return {
    ...limitBy(windows, clock),
    forget: async (key: string) => windows.forget(key),
  };
}

type Limiter = ReturnType<typeof limitBy>;

/**
 * Limits addresses, and by several times that the networks around them. `of`
 * separates what is limited. The network comes first: once it has had enough,
 * no address of it is remembered, so that they push nobody out of the memory.
 */
export function limitAddresses(limiter: Limiter) {
  const keysOf = (address: string, of: string) => ({
    own: `${of} ${address}`,
    network: `${of} network ${widerNetwork(address)}`,
  });
  const widen = ({ max, windowMs }: Limit): Limit => ({
    max: max * ADDRESSES_OF_NETWORK,
    windowMs,
  });
  return {
    /** Throws "too_many_requests" once one of the limits is passed. */
    async take(address: string, limit: Limit, of = ""): Promise<void> {
      const { own, network } = keysOf(address, of);
      await limiter.take(network, widen(limit));
      try {
        await limiter.take(own, limit);
      } catch (error) {
        await limiter.giveBack(network);
        throw error;
      }
    },
    /** Counts an event; returns false, and counts nothing, past the limits. */
    async tryTake(address: string, limit: Limit, of = ""): Promise<boolean> {
      const { own, network } = keysOf(address, of);
      if (!(await limiter.tryTake(network, widen(limit)))) return false;
      const isTaken = await limiter.tryTake(own, limit);
      if (!isTaken) await limiter.giveBack(network);
      return isTaken;
    },
    async giveBack(address: string, of = ""): Promise<void> {
      const { own, network } = keysOf(address, of);
      await Promise.all([limiter.giveBack(own), limiter.giveBack(network)]);
    },
    size: limiter.size,
  };
}

function limitBy(windows: RateWindows, clock: LimiterDeps["clock"]) {
  return {
    /** Throws "too_many_requests" with Retry-After once the limit is passed. */
    async take(key: string, limit: Limit): Promise<void> {
      const now = clock.now();
      const endsAt = await windows.take(key, limit, now);
      if (endsAt === undefined) return;
      throw new Problem("too_many_requests", {
        message: errorKey("waitMinutes", minutesOf(endsAt - now)),
        retryAfterSeconds: (endsAt - now) / 1000,
      });
    },
    /** Counts an event; returns false, and counts nothing, past the limit. */
    tryTake: async (key: string, limit: Limit) =>
      (await windows.take(key, limit, clock.now())) === undefined,
    /** Subtracts an event from the open window, because it does not count. */
    giveBack: async (key: string) => windows.giveBack(key),
    /** The number of keys that are in this process's memory. */
    size: () => windows.size(),
  };
}

const minutesOf = (ms: number) => Math.ceil(ms / MINUTE_MS);

// Below this much free disk space, whatever no order needs is refused: 64 MiB
// hold some ten thousand orders with their log. On a very small disk, the
// reserve is a twentieth of the disk.
const RESERVE_BYTES = 64 * 1024 * 1024;
const RESERVE_SHARE = 1 / 20;
const RETRY_AFTER_SECONDS = 30;

/**
 * Limits what anybody may store without an order: carts and designs. Each
 * address and its network have a rate limit, and a reserve of disk space is only
 * for orders.
 */
export function createAllowance(
  { clock, config, db }: Pick<Deps, "clock" | "config" | "db">,
  name: string,
  limit: Limit,
) {
  const limiter = limitAddresses(createRateLimiter({ clock, db }, name));
  return {
    /** Throws "too_many_requests" or "storage_full". */
    async take(address: string): Promise<void> {
      if (isReserveTouched(config.dataDir))
        throw new Problem("storage_full", {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      await limiter.take(address, limit);
    },
    /** Nothing was stored in the end. */
    giveBack: (address: string) => limiter.giveBack(address),
  };
}

function isReserveTouched(folder: string): boolean {
  const { free, total } = diskSpace(folder);
  return free < Math.min(RESERVE_BYTES, total * RESERVE_SHARE);
}
