import type { Db, Tx } from "#server/db/handle.ts";
import type { Clock } from "#server/runtime/clock.ts";
import { errorFields, type Log } from "#server/runtime/log.ts";
import { isNoSuchAddress } from "./failure.ts";
import { type Mailer, MailError, type OutgoingMail } from "./mail.ts";
import {
  awaitsAllowance,
  claimMail,
  findNextDueTime,
  isClaimed,
  recordFailure,
  recordSent,
  recordWrittenToFile,
  releaseMail,
  renewLease,
} from "./claims.ts";
import type { MailQueue } from "./jobs.ts";
import type { Pace } from "./pace.ts";
import type { MailSources } from "./templates/compose.ts";
import { isToMaker, type OutboxRow } from "./queue.ts";
import { giveUpTime, retryDelayMs } from "./retry.ts";

export type DeliveryOptions = {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** Turns a row of the outbox into the mail to send. */
  compose: (row: OutboxRow) => Promise<OutgoingMail>;
  /** From 0 to 1: spreads the retries of mails that failed together. */
  random: () => number;
  endSubscription: MailSources["endSubscription"];
};

/** The outbox, as the worker sends it. */
export function createOutboxQueue(options: DeliveryOptions): MailQueue {
  const unfiledOnly = options.mailer.kind === "files";
  const queue: MailQueue = {
    async claim(tx, { except, ...input }) {
      const own = except.filter((job) => job.queue === queue);
      const row = await claimMail(tx, {
        ...input,
        unfiledOnly,
        except: own.map(({ id }) => id),
      });
      if (!row) return undefined;
      const { id } = row;
      return {
        queue,
        id,
        deliver: (pace) => deliver(row, pace, options),
        renew: (later, leasedUntil) => renewLease(later, { id, leasedUntil }),
        release: (later) => releaseMail(later, id),
      };
    },
    nextDueAt: (db, now) => findNextDueTime(db, { now, unfiledOnly }),
    isFirst: awaitsAllowance,
  };
  return queue;
}

/**
 * Tries to send a mail, unless it was removed while it was composed. Call the
 * result once to record the outcome.
 */
async function deliver(
  row: OutboxRow,
  pace: Pace,
  options: DeliveryOptions,
): Promise<(tx: Tx) => Promise<void>> {
  try {
    const mail = await options.compose(row);
    if (!(await isClaimed(options.db, row.id))) {
      options.log.info("mail_withdrawn", describe(row));
      return async () => {};
    }
    await pace.send(() => options.mailer.send(mail));
    return (tx) => recordAccepted(tx, row, options);
  } catch (error) {
    return (tx) => recordRefused(tx, row, error, options);
  }
}

async function recordAccepted(
  tx: Tx,
  row: OutboxRow,
  { clock, log, mailer }: DeliveryOptions,
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
  { clock, log, mailer, random, endSubscription }: DeliveryOptions,
): Promise<void> {
  const { id, kind, subscriberId } = row;
  const mailError = toMailError(error);
  const { fault, permanent } = mailError;
  const now = clock.now();
  const isOwn = fault === "mail" || fault === "allowance";
  const attempts = row.attempts + (isOwn ? 1 : 0);
  // A clock that was set back must not lengthen the time.
  const failingSince = Math.min(row.failingSince ?? now, now);
  const giveUpAt = giveUpTime({ kind }, failingSince);
  const retryAt = now + retryDelayMs(fault, attempts, random());
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
  if (permanent && subscriberId !== null && isNoSuchAddress(mailError.failure))
    await endSubscription(tx, { id: subscriberId, now });
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
