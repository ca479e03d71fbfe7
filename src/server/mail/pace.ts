import { MINUTE_MS } from "#shared/text/dates.ts";
import { MailError } from "./mail.ts";

// The pace decides how many mails one copy of the shop sends at the same time.
// It follows what the mail server takes: one more with each mail that it
// accepts, fewer where it refuses a further connection, none for a while where
// it accepts nothing.

/** Calls `run` once after `ms` milliseconds, unless it is cancelled. */
export type Timer = (run: () => void, ms: number) => { cancel(): void };

/** At most so many: a mail on which the server hangs delays no other. */
export const MAX_LANES = 5;

/** A pause is the first one's length and a share of the time waited so far. */
type Growth = { firstMs: number; share: number };
const OUTAGE: Growth = { firstMs: 5_000, share: 1 };
/** Short against the limit, so that little of its next free time is lost. */
const LIMIT: Growth = { firstMs: 1_000, share: 0.1 };
const MAX_PAUSE_MS = 10 * MINUTE_MS;
/**
 * So many recipients that are refused in a row, in words that sound like a
 * limit, are refused because of the shop's: one alone has a limit of its own.
 */
const RECIPIENTS_OF_A_LIMIT = 3;
const JITTER = 0.25;
/** A pause ends this soon after somebody queues or retries a mail. */
const SOON_MS = 1_000;
/** After so many accepted mails, one more connection is tried again. */
const MAILS_BEFORE_GROWTH = 100;

export type SendingPace = {
  /**
   * Returns how many mails may be on their way at the same time; 0 in a pause.
   */
  lanes(): number;
  /** Sends a mail to a recipient, and learns from what becomes of it. */
  send(recipient: string, work: () => Promise<void>): Promise<void>;
  /** Shortens a pause, because there is something new to send. */
  hurry(): void;
  stop(): void;
};

type PaceOptions = {
  timer: Timer;
  random: () => number;
  /** Called when a pause begins, with its length, and with 0 at its end. */
  onPause: (ms: number) => void;
  /** Called when the server takes a mail again after its limit was used up. */
  onLimitOver: () => void;
};

export function createPace(options: PaceOptions): SendingPace {
  const { timer, random, onPause, onLimitOver } = options;
  let limit = MAX_LANES;
  /** The most that the server was seen to take. */
  let ceiling = MAX_LANES;
  let acceptedAtCeiling = 0;
  let sending = 0;
  /** The pauses since the last accepted mail, added up. */
  let waitedMs = 0;
  /**
   * The recipients who were refused since then in words that sound like a
   * limit.
   */
  const limited = new Set<string>();
  let pause: { cancel(): void } | undefined;
  let isShortened = false;

  function accept(): void {
    // A mail that was already on its way when the pause began.
    if (pause) return;
    if (waitedMs > 0 && limited.size > 0) onLimitOver();
    waitedMs = 0;
    limited.clear();
    acceptedAtCeiling += 1;
    if (acceptedAtCeiling >= MAILS_BEFORE_GROWTH) grow();
    limit = Math.min(limit + 1, ceiling);
  }

  function grow(): void {
    acceptedAtCeiling = 0;
    ceiling = Math.min(ceiling + 1, MAX_LANES);
  }

  /** Whether a refusal says that all mails would be refused now. */
  function concernsAll(error: MailError, recipient: string): boolean {
    if (error.fault !== "allowance") return error.fault !== "mail";
    // A recipient who was refused before proves nothing new about the others.
    const isKnown = limited.has(recipient);
    limited.add(recipient);
    return !isKnown && limited.size >= RECIPIENTS_OF_A_LIMIT;
  }

  function refuse(error: unknown, recipient: string): void {
    if (!(error instanceof MailError)) return;
    if (!concernsAll(error, recipient) || pause) return;
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
    const isLimit = error.failure.because === "allowance";
    const { firstMs, share } = isLimit ? LIMIT : OUTAGE;
    const ms = Math.min(firstMs + waitedMs * share, MAX_PAUSE_MS);
    waitedMs += ms;
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
    async send(recipient, work) {
      sending += 1;
      try {
        await work();
      } catch (error) {
        sending -= 1;
        refuse(error, recipient);
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
