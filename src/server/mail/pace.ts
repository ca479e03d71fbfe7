import { MINUTE_MS } from "#shared/durations.ts";
import { MailError } from "./mail.ts";

// How many mails one copy of the shop sends at the same time. It follows what
// the mail server takes: one more with each mail that it accepts, fewer where it
// refuses a further connection, none for a while where it accepts nothing.

/** Calls `run` once after `ms` milliseconds, unless it is cancelled. */
export type Timer = (run: () => void, ms: number) => { cancel(): void };

/** At most so many: a mail on which the server hangs delays no other. */
export const MAX_LANES = 5;

const FIRST_PAUSE_MS = 5_000;
const GROWTH = 2;
const MAX_PAUSE_MS = 10 * MINUTE_MS;
const JITTER = 0.25;
/** A pause ends this soon after somebody queues or retries a mail. */
const SOON_MS = 1_000;
/** After so many accepted mails, one more connection is tried again. */
const MAILS_BEFORE_GROWTH = 100;

export type Pace = {
  /** How many mails may be on their way at the same time; 0 in a pause. */
  lanes(): number;
  /** Sends a mail, and learns from what becomes of it. */
  send(work: () => Promise<void>): Promise<void>;
  /** Shortens a pause, because there is something new to send. */
  hurry(): void;
  stop(): void;
};

type PaceOptions = {
  timer: Timer;
  random: () => number;
  /** Called when a pause begins, with its length, and with 0 at its end. */
  onPause: (ms: number) => void;
};

export function createPace({ timer, random, onPause }: PaceOptions): Pace {
  let limit = MAX_LANES;
  /** The most that the server was seen to take. */
  let ceiling = MAX_LANES;
  let acceptedAtCeiling = 0;
  let sending = 0;
  let pauses = 0;
  let pause: { cancel(): void } | undefined;
  let isShortened = false;

  function accept(): void {
    // A mail that was already on its way when the pause began.
    if (pause) return;
    pauses = 0;
    acceptedAtCeiling += 1;
    if (acceptedAtCeiling >= MAILS_BEFORE_GROWTH) grow();
    limit = Math.min(limit + 1, ceiling);
  }

  function grow(): void {
    acceptedAtCeiling = 0;
    ceiling = Math.min(ceiling + 1, MAX_LANES);
  }

  function refuse(error: unknown): void {
    if (!(error instanceof MailError) || error.fault === "mail" || pause)
      return;
    // The server talks to this copy, but not over so many connections.
    if (error.fault === "connection" && sending > 0) {
      limit = sending;
      ceiling = sending;
      acceptedAtCeiling = 0;
      return;
    }
    limit = 1;
    ceiling = MAX_LANES;
    const spread = 1 - JITTER + 2 * JITTER * random();
    const ms = Math.min(FIRST_PAUSE_MS * GROWTH ** pauses, MAX_PAUSE_MS);
    pauses += 1;
    isShortened = false;
    pauseFor(Math.round(ms * spread));
  }

  function pauseFor(ms: number): void {
    pause?.cancel();
    pause = timer(() => {
      pause = undefined;
      onPause(0);
    }, ms);
    onPause(ms);
  }

  return {
    lanes: () => (pause ? 0 : limit),
    async send(work) {
      sending += 1;
      try {
        await work();
      } catch (error) {
        sending -= 1;
        refuse(error);
        throw error;
      }
      sending -= 1;
      accept();
    },
    hurry() {
      if (!pause || isShortened) return;
      isShortened = true;
      pauseFor(SOON_MS);
    },
    stop: () => pause?.cancel(),
  };
}
