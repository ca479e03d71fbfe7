import { and, inArray, isNotNull, lte, or } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import type { Tx } from "#server/db/handle.ts";
import { outbox } from "#server/db/schema/mails.ts";
import type { Fault } from "./mail.ts";
import { isToMaker, type OutboxRow } from "./queue.ts";

// When a mail that could not be sent is tried again, and for how long.

/**
 * The time for which a mail is tried, counted from when it first could not be
 * sent.
 */
export const PATIENCE_MS = 2 * DAY_MS;
/** The same for the mails by which the maker learns of an order. */
const MAKER_PATIENCE_MS = 5 * DAY_MS;

const FIRST_DELAY_MS = MINUTE_MS;
const GROWTH = 4;
const MAX_DELAY_MS = 4 * HOUR_MS;
const JITTER = 0.25;
/** Longer than this waits no mail that is not scheduled by the maker. */
export const LONGEST_DELAY_MS = MAX_DELAY_MS * (1 + JITTER);
// Nobody knows whose limit was used up: soon at first, in case it is the
// shop's, then after a share of the time that the mail has been failing.
const FIRST_ALLOWANCE_DELAY_MS = 2_000;
const ALLOWANCE_SHARE = 0.1;
const MAX_ALLOWANCE_DELAY_MS = 10 * MINUTE_MS;

/** When a mail that has been failing since a time is given up. */
export function giveUpTime(
  { kind }: Pick<OutboxRow, "kind">,
  failingSince: number,
): number {
  return failingSince + (isToMaker(kind) ? MAKER_PATIENCE_MS : PATIENCE_MS);
}

type Failed = {
  fault: Fault;
  /** The number of times that the mail has failed. */
  attempts: number;
  failingForMs: number;
};

/**
 * Returns how long a mail waits after a failure; `random` (0 to 1) spreads
 * mails that failed together. A fault of the connection or of the account is no
 * mail's own: all mails wait for the mail server (see pace.ts).
 */
export function retryDelayMs(failed: Failed, random: number): number {
  const { fault, attempts, failingForMs } = failed;
  if (fault === "connection" || fault === "account") return 0;
  const delay =
    fault === "mail" ? ownDelayMs(attempts) : allowanceDelayMs(failingForMs);
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random));
}

/** The pause of a mail: about 1, 4, 16, 64 minutes, then 4 hours. */
function ownDelayMs(attempts: number): number {
  const delay = FIRST_DELAY_MS * GROWTH ** Math.max(0, attempts - 1);
  return Math.min(delay, MAX_DELAY_MS);
}

function allowanceDelayMs(failingForMs: number): number {
  const delay = FIRST_ALLOWANCE_DELAY_MS + failingForMs * ALLOWANCE_SHARE;
  return Math.min(delay, MAX_ALLOWANCE_DELAY_MS);
}

/**
 * Makes failed and queued mails due now and lets them be tried as long as new
 * ones, except new mails that are scheduled for later. Returns how many.
 */
export async function retryAll(
  db: Tx,
  { now }: { now: number },
): Promise<number> {
  return (
    await db
      .update(outbox)
      .set({
        state: "queued",
        attempts: 0,
        failingSince: null,
        nextAttemptAt: now,
      })
      .where(
        and(
          inArray(outbox.state, ["queued", "failed"]),
          or(isNotNull(outbox.lastErrorAt), lte(outbox.nextAttemptAt, now)),
        ),
      )
      .returning({ id: outbox.id })
      .all()
  ).length;
}
