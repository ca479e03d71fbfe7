import { MINUTE_MS } from "#shared/durations.ts";
import type { Deps } from "#server/deps.ts";
import { widerNetwork } from "#server/http/client-address.ts";
import { createSemaphore } from "#server/runtime/semaphore.ts";
import { createRateLimiter } from "#server/http/rate-limit.ts";

const WINDOW_MS = 15 * MINUTE_MS;
/** For one address. */
const ATTEMPTS = { max: 10, windowMs: WINDOW_MS };
/** For a whole network, an IPv4 /24 or an IPv6 /48: one attacker has many. */
const NETWORK_ATTEMPTS = { max: 40, windowMs: WINDOW_MS };
/** This many wrong passwords in a row cause no delay. */
const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;
const MAX_ENTRIES = 10_000;

// Delayed guesses wait one after the other, and only so many of them.
const DELAYED = { concurrency: 1, maxWaiting: 20, retryAfterSeconds: 5 };

/**
 * Slows guessing. An address has ten attempts in a quarter of an hour. Replies
 * about an account come later with each wrong password from any address, but
 * are never refused: guessing must not lock the owner out. A login resets both.
 */
export function createLoginThrottle(
  { clock, database }: Pick<Deps, "clock" | "database">,
  wait: (ms: number) => Promise<void> = Bun.sleep,
) {
  const limiter = (name: string) =>
    createRateLimiter({ clock, database }, name, MAX_ENTRIES);
  const attempts = limiter("login");
  const networks = limiter("login network");
  const failures = database.eventWindows("login failure", MAX_ENTRIES);
  const inTurn = createSemaphore(DELAYED);

  return {
    /** Throws "too_many_requests", with Retry-After, beyond the address's limit. */
    async countAttempt(address: string): Promise<void> {
      await attempts.take(address, ATTEMPTS);
      await networks.take(widerNetwork(address), NETWORK_ATTEMPTS);
    },
    /** The same for a browser that logged in before, wherever it is. */
    countKnownAttempt: (browser: string) =>
      attempts.take(`browser ${browser}`, ATTEMPTS),
    /** Waits longer the more wrong passwords in a row the account has had. */
    async delay(username: string): Promise<void> {
      const delayMs = delayAfter(await failures.count(username, clock.now()));
      if (delayMs > 0) await inTurn(() => wait(delayMs));
    },
    async countFailure(username: string): Promise<void> {
      await failures.extend(username, WINDOW_MS, clock.now());
    },
    async forget(address: string, username: string): Promise<void> {
      await attempts.forget(address);
      await networks.giveBack(widerNetwork(address));
      await failures.forget(username);
    },
    /** The number of addresses, networks and accounts in memory. */
    size: () => attempts.size() + networks.size() + failures.size(),
  };
}

function delayAfter(failureCount: number): number {
  if (failureCount < FREE_FAILURES) return 0;
  return Math.min(
    MAX_DELAY_MS,
    FIRST_DELAY_MS * 2 ** (failureCount - FREE_FAILURES),
  );
}
