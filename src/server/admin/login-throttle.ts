import { MINUTE_MS } from "#shared/durations.ts";
import { putNewest } from "#server/bounded-map.ts";
import type { Clock } from "#server/clock.ts";
import { createRateLimiter } from "#server/rate-limit.ts";

const WINDOW_MS = 15 * MINUTE_MS;
/** Of one address. */
const ATTEMPTS = { max: 10, windowMs: WINDOW_MS };
/** Wrong passwords in a row that an account forgives without a delay. */
const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;
const MAX_ENTRIES = 10_000;

type Failures = { count: number; lastAt: number };

/**
 * Slows guessing. An address has ten attempts in a quarter of an hour. An
 * account answers later and later, whoever asks, but never refuses: guessing
 * must not lock the owner out. A login forgets both.
 */
export function createLoginThrottle(
  clock: Clock,
  wait: (ms: number) => Promise<void> = Bun.sleep,
) {
  const attempts = createRateLimiter(clock, MAX_ENTRIES);
  const failures = new Map<string, Failures>();

  return {
    /** Throws "too_many_requests" with Retry-After past the address's limit. */
    countAttempt: (address: string) => attempts.take(address, ATTEMPTS),
    /** Waits as long as the account's wrong passwords in a row ask for. */
    async delay(username: string): Promise<void> {
      const known = failures.get(username);
      if (!known || clock.now() - known.lastAt > WINDOW_MS) return;
      const delayMs = delayAfter(known.count);
      if (delayMs > 0) await wait(delayMs);
    },
    countFailure(username: string): void {
      const now = clock.now();
      const known = failures.get(username);
      const count =
        known && now - known.lastAt <= WINDOW_MS ? known.count + 1 : 1;
      putNewest(failures, username, { count, lastAt: now }, MAX_ENTRIES);
    },
    forget(address: string, username: string): void {
      attempts.forget(address);
      failures.delete(username);
    },
    /** How much it remembers, of addresses and accounts together. */
    size: () => attempts.size() + failures.size,
  };
}

function delayAfter(failureCount: number): number {
  if (failureCount < FREE_FAILURES) return 0;
  return Math.min(
    MAX_DELAY_MS,
    FIRST_DELAY_MS * 2 ** (failureCount - FREE_FAILURES),
  );
}
