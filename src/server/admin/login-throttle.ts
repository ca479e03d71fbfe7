import type { Clock } from "#server/clock.ts";
import { Problem } from "#server/problem.ts";
import { waitSentence } from "#server/rate-limit.ts";

const WINDOW_MS = 15 * 60 * 1000;
const MAX_ATTEMPTS = 10;
/** Wrong passwords in a row that an account forgives without a delay. */
const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;
// Past this the oldest entries go, so a flood fills no memory.
const MAX_ENTRIES = 10_000;

type Attempts = { count: number; endsAt: number };
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
  const attempts = new Map<string, Attempts>();
  const failures = new Map<string, Failures>();

  return {
    /** Throws "too_many_requests" with Retry-After past the address's limit. */
    countAttempt(address: string): void {
      const now = clock.now();
      const known = attempts.get(address);
      const current =
        known && known.endsAt > now && known.endsAt <= now + WINDOW_MS
          ? { ...known, count: known.count + 1 }
          : { count: 1, endsAt: now + WINDOW_MS };
      keep(attempts, address, current);
      if (current.count <= MAX_ATTEMPTS) return;
      const waitMs = current.endsAt - now;
      throw new Problem("too_many_requests", {
        message: waitSentence(waitMs),
        retryAfterSeconds: waitMs / 1000,
      });
    },
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
      keep(failures, username, { count, lastAt: now });
    },
    forget(address: string, username: string): void {
      attempts.delete(address);
      failures.delete(username);
    },
    /** How much it remembers, of addresses and accounts together. */
    size: () => attempts.size + failures.size,
  };
}

function delayAfter(failureCount: number): number {
  if (failureCount < FREE_FAILURES) return 0;
  return Math.min(
    MAX_DELAY_MS,
    FIRST_DELAY_MS * 2 ** (failureCount - FREE_FAILURES),
  );
}

function keep<Entry>(map: Map<string, Entry>, key: string, entry: Entry) {
  map.delete(key);
  map.set(key, entry);
  if (map.size <= MAX_ENTRIES) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
