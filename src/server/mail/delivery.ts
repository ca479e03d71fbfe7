import { HOUR_MS } from "#shared/text/dates.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import type { Clock } from "#server/runtime/clock.ts";
import type { RateWindows } from "#server/runtime/event-windows.ts";
import { errorFields, type Log } from "#server/runtime/log.ts";
import {
  isNoSuchAddress,
  type Mailer,
  MailError,
  type OutgoingMail,
} from "./mail.ts";
import {
  claimMail,
  findNextDueTime,
  hurryHeldMails,
  isClaimed,
  recordFailure,
  recordSent,
  recordWrittenToFile,
  releaseMail,
  renewLease,
} from "./claims.ts";
import type { MailQueue } from "./worker.ts";
import type { SendingPace } from "./pace.ts";
import { isToMaker, type OutboxRow } from "./queue.ts";
import { giveUpTime, retryDelayMs } from "./retry.ts";

export type OutboxOptions = {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** Turns a row of the outbox into the mail to send. */
  compose: (row: OutboxRow) => Promise<OutgoingMail>;
  /** From 0 to 1: spreads the retries of mails that failed together. */
  random: () => number;
  /** Does what follows where a mail server knows no such address. */
  hasNoAddress: (tx: Tx, row: OutboxRow, now: number) => Promise<void>;
};

/** The mails of orders and the like, as the worker sends them. */
export function createOutboxQueue(options: OutboxOptions): MailQueue {
  return Object.assign(partOf(options, { waits: false }), {
    hurryHeld: (tx: Tx, now: number) => hurryHeldMails(tx, { now }),
  });
}

/** The number of mails an hour that go out though anybody can cause them. */
const MOST_OF_STRANGERS = 1_000;

/** The most in an hour: orders keep half of what the mail account takes. */
export function mostOfStrangers(mailPerHour: number | undefined): number {
  if (mailPerHour === undefined) return MOST_OF_STRANGERS;
  return Math.min(MOST_OF_STRANGERS, Math.ceil(mailPerHour / 2));
}

const KEY = "hour";

type Bound = { max: number; windows: RateWindows };

/**
 * The mails of the outbox that anybody can cause: they go after the others, and
 * only so many in an hour, in which no sign-ups use up the shop's mail account.
 */
export function createStrangersQueue(
  options: OutboxOptions,
  { max, windows }: Bound,
): MailQueue {
  const part = partOf(options, { waits: true });
  const limit = { max, windowMs: HOUR_MS };
  let fullUntil = 0;
  // A clock that was set back must not lengthen the time.
  const isFull = (now: number) => fullUntil > now && fullUntil <= now + HOUR_MS;
  return {
    async claim(tx, input) {
      const { now } = input;
      if (isFull(now)) return undefined;
      const job = await part.claim(tx, input);
      if (!job) return undefined;
      const until = await windows.take(KEY, limit, now);
      if (until === undefined) return job;
      fullUntil = until;
      options.log.warn("mails_held", { perHour: max, untilMs: until });
      await job.release(tx);
      return undefined;
    },
    async nextDueAt(db, now) {
      const due = await part.nextDueAt(db, now);
      return due && isFull(now) ? Math.max(due, fullUntil) : due;
    },
  };
}

/** The mails of the outbox that wait for the others, or these. */
function partOf(
  options: OutboxOptions,
  { waits }: { waits: boolean },
): MailQueue {
  const unfiledOnly = options.mailer.kind === "files";
  const which = { unfiledOnly, waits };
  const part: MailQueue = {
    async claim(tx, { except, ...input }) {
      const own = except.filter((job) => job.queue === part);
      const row = await claimMail(tx, {
        ...input,
        ...which,
        except: own.map(({ id }) => id),
      });
      if (!row) return undefined;
      const { id } = row;
      return {
        queue: part,
        id,
        deliver: (pace) => deliver(row, pace, options),
        renew: (later, leasedUntil) => renewLease(later, { id, leasedUntil }),
        release: (later) => releaseMail(later, id),
      };
    },
    nextDueAt: (db, now) => findNextDueTime(db, { now, ...which }),
  };
  return part;
}

/**
 * Tries to send a mail, unless it was removed while it was composed. Call the
 * result once to record the outcome.
 */
async function deliver(
  row: OutboxRow,
  pace: SendingPace,
  options: OutboxOptions,
): Promise<(tx: Tx) => Promise<void>> {
  try {
    const mail = await options.compose(row);
    if (!(await isClaimed(options.db, row.id))) {
      options.log.info("mail_withdrawn", describe(row));
      return async () => {};
    }
    await pace.send(row.recipient, () => options.mailer.send(mail));
    return (tx) => recordAccepted(tx, row, options);
  } catch (error) {
    return (tx) => recordRefused(tx, row, error, options);
  }
}

async function recordAccepted(
  tx: Tx,
  row: OutboxRow,
  { clock, log, mailer }: OutboxOptions,
): Promise<void> {
  const now = clock.now();
  if (mailer.kind === "files") {
    await recordWrittenToFile(tx, { id: row.id, now });
    log.info("mail_written", describe(row));
    return;
  }
  await recordSent(tx, { id: row.id, now });
  log.info("mail_sent", { ...describe(row), tries: row.attempts + 1 });
}

async function recordRefused(
  tx: Tx,
  row: OutboxRow,
  error: unknown,
  { clock, log, mailer, random, hasNoAddress }: OutboxOptions,
): Promise<void> {
  const { id, kind } = row;
  const mailError = toMailError(error);
  const { fault, permanent } = mailError;
  const now = clock.now();
  const isOwn = fault === "mail" || fault === "allowance";
  const attempts = row.attempts + (isOwn ? 1 : 0);
  // A clock that was set back must not lengthen the time.
  const failingSince = Math.min(row.failingSince ?? now, now);
  const giveUpAt = giveUpTime({ kind }, failingSince);
  const failed = { fault, attempts, failingForMs: now - failingSince };
  const retryAt = now + retryDelayMs(failed, random());
  // A mail to the maker is retried even after a permanent refusal, so that a
  // single reply cannot keep the maker from learning of an order. A mail that
  // waits for a mail server to be set up is never given up.
  const isFinal =
    mailer.kind === "smtp" &&
    ((permanent && !isToMaker(kind)) || now >= giveUpAt);
  const nextAttemptAt = isFinal ? undefined : Math.min(retryAt, giveUpAt);
  await recordFailure(tx, {
    id,
    now,
    error: JSON.stringify(mailError.failure),
    attempts,
    failingSince,
    nextAttemptAt,
  });
  if (permanent && isNoSuchAddress(mailError.failure))
    await hasNoAddress(tx, row, now);
  const fields = {
    ...describe(row),
    fault,
    tries: attempts,
    reason: mailError.message,
    ...(mailError === error ? {} : errorFields(error)),
  };
  if (nextAttemptAt === undefined) log.error("mail_failed", fields);
  else log.warn("mail_delayed", { ...fields, retryInMs: nextAttemptAt - now });
}

export function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  return new MailError(
    { because: "uncomposed" },
    { permanent: false, fault: "mail", cause: error },
  );
}

const describe = (row: OutboxRow) => ({
  mailId: row.id,
  kind: row.kind,
  orderId: row.orderId,
});
