import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";

export const MAX_TRIES = 8;

const FIRST_DELAY_MS = MINUTE_MS;
const GROWTH = 4;
const MAX_DELAY_MS = DAY_MS;
const JITTER = 0.25;

/**
 * When a mail is tried again after `tries` failures: after about 1, 4, 16, 64
 * minutes and so on up to a day, so that 8 tries span two days. `random` (0 to
 * 1) spreads mails that failed together. Undefined: it has had all its tries.
 */
export function nextTryAt(
  tries: number,
  now: number,
  random: number,
): number | undefined {
  return tries >= MAX_TRIES ? undefined : now + retryDelayMs(tries, random);
}

/** The pause after `tries` failures, for what is tried without end. */
export function retryDelayMs(tries: number, random: number): number {
  const delay = FIRST_DELAY_MS * GROWTH ** Math.max(0, tries - 1);
  const spread = 1 - JITTER + 2 * JITTER * random;
  return Math.round(Math.min(delay * spread, MAX_DELAY_MS));
}
