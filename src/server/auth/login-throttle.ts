import { MINUTE_MS } from "#shared/text/dates.ts";
import type { Deps } from "#server/deps.ts";
import { widerNetwork } from "#server/http/client-address.ts";
import { createSemaphore } from "#server/runtime/bounds.ts";
import { createExactLimiter } from "#server/http/rate-limit.ts";

const WINDOW_MS = 15 * MINUTE_MS;
/** The limit for one address. */
const ATTEMPTS = { max: 10, windowMs: WINDOW_MS };
/** Per IPv4 /24 or IPv6 /48, because an attacker may have many addresses. */
const NETWORK_ATTEMPTS = { max: 40, windowMs: WINDOW_MS };
/** This many wrong passwords in a row cause no delay. */
const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;
const MAX_ENTRIES = 10_000;

// Delays run one at a time. While 20 more wait, further attempts are refused.
const DELAYED = { concurrency: 1, maxWaiting: 20, retryAfterSeconds: 5 };

/**
 * Counts the attempts of each address, and of the wider network that it is in,
 * at one of the ways into the panel. Refuses by throwing "too_many_requests",
 * with Retry-After.
 */
export function limitAttempts(deps: Pick<Deps, "clock" | "db">, name: string) {
  const attempts = createExactLimiter(deps, name, MAX_ENTRIES);
  const networks = createExactLimiter(deps, `${name} network`, MAX_ENTRIES);
  return {
    async count(address: string): Promise<void> {
      await attempts.take(address, ATTEMPTS);
      await networks.take(widerNetwork(address), NETWORK_ATTEMPTS);
    },
    /** Counts an attempt of a known browser, whatever its address is. */
    countKnown: (browser: string) =>
      attempts.take(`browser ${browser}`, ATTEMPTS),
    async forget(address: string): Promise<void> {
      await attempts.forget(address);
      await networks.giveBack(widerNetwork(address));
    },
    size: () => attempts.size() + networks.size(),
  };
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>;

/**
 * Slows guessing. An address has ten attempts in 15 minutes. Each wrong
 * password, from any address, lengthens the delay of the account's responses.
 * No number of wrong passwords locks an account, because guessers must not lock
 * the maker out. A successful login resets both the attempts and the delay.
 */
export function createLoginThrottle(
  { clock, db }: Pick<Deps, "clock" | "db">,
  wait: (ms: number) => Promise<void> = Bun.sleep,
) {
  const attempts = limitAttempts({ clock, db }, "login");
  const failures = db.eventWindows("login failure", MAX_ENTRIES);
  const inTurn = createSemaphore(DELAYED);

  return {
    countAttempt: attempts.count,
    countKnownAttempt: attempts.countKnown,
    /** Waits longer with each wrong password in a row for the account. */
    async delay(username: string): Promise<void> {
      const delayMs = delayAfter(await failures.count(username, clock.now()));
      if (delayMs > 0) await inTurn(() => wait(delayMs));
    },
    async countFailure(username: string): Promise<void> {
      await failures.extend(username, WINDOW_MS, clock.now());
    },
    async forget(address: string, username: string): Promise<void> {
      await attempts.forget(address);
      await failures.forget(username);
    },
    /** Returns how many addresses, networks and accounts are in memory. */
    size: () => attempts.size() + failures.size(),
  };
}

function delayAfter(failureCount: number): number {
  if (failureCount < FREE_FAILURES) return 0;
  return Math.min(
    MAX_DELAY_MS,
    FIRST_DELAY_MS * 2 ** (failureCount - FREE_FAILURES),
  );
}
