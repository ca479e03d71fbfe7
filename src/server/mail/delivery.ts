import type { Tx } from "#server/db/handle.ts";
import type { Clock } from "#server/runtime/clock.ts";
import { errorFields, type Log } from "#server/runtime/log.ts";
import { type Mailer, MailError, type OutgoingMail } from "./mail.ts";
import { recordFailure, recordFiled, recordSent } from "./claims.ts";
import { isToOwner, type OutboxRow } from "./queue.ts";
import { nextAttemptTime, retryDelayMs, retrySoon } from "./retry.ts";

export type DeliveryOptions = {
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** Turns a row of the outbox into the mail to send. */
  compose: (row: OutboxRow) => Promise<OutgoingMail>;
  /** Ids of the mails that an outage of the mail server has delayed. */
  delayedByOutage: Set<number>;
  /** From 0 to 1: spreads the retries of mails that failed together. */
  random?: () => number;
};

/** Tries to send a mail. Call the result once to record the outcome. */
export async function deliver(
  row: OutboxRow,
  options: DeliveryOptions,
): Promise<(tx: Tx) => Promise<void>> {
  try {
    await options.mailer.send(await options.compose(row));
    return (tx) => recordAccepted(tx, row, options);
  } catch (error) {
    return (tx) => recordRefused(tx, row, error, options);
  }
}

async function recordAccepted(
  tx: Tx,
  row: OutboxRow,
  options: DeliveryOptions,
): Promise<void> {
  const { clock, log, mailer, delayedByOutage } = options;
  const now = clock.now();
  if (mailer.kind === "files") {
    await recordFiled(tx, { id: row.id, now });
    log.info("mail_filed", describe(row));
    return;
  }
  await recordSent(tx, { id: row.id, now });
  // The server works again, so mails that its outage delayed become due now.
  if (delayedByOutage.size > 0)
    await retrySoon(tx, { ids: [...delayedByOutage], now });
  delayedByOutage.clear();
  log.info("mail_sent", { ...describe(row), tries: row.attempts + 1 });
}

async function recordRefused(
  tx: Tx,
  row: OutboxRow,
  error: unknown,
  options: DeliveryOptions,
): Promise<void> {
  const { clock, log, mailer, delayedByOutage } = options;
  const { random = Math.random } = options;
  const mailError = toMailError(error);
  const now = clock.now();
  // An unwritable folder is no error of the mail, so the attempt is not
  // counted.
  const isCounted = mailer.kind === "smtp";
  const attempts = isCounted ? row.attempts + 1 : row.attempts;
  const retryAt = isCounted
    ? nextAttemptTime(attempts, now, random())
    : now + retryDelayMs(1, random());
  // A mail to the maker is retried even after a permanent refusal, so that a
  // single reply cannot keep the maker from learning of an order.
  const isFinal = mailError.permanent && !isToOwner(row.kind);
  const nextAttemptAt = isFinal ? undefined : retryAt;
  if (mailError.isOutage && nextAttemptAt !== undefined)
    delayedByOutage.add(row.id);
  else delayedByOutage.delete(row.id);
  await recordFailure(tx, {
    id: row.id,
    now,
    error: mailError.fullMessage,
    attempts,
    nextAttemptAt,
  });
  const fields = {
    ...describe(row),
    tries: attempts,
    reason: mailError.message,
    ...(mailError === error ? {} : errorFields(error)),
  };
  if (nextAttemptAt === undefined) log.error("mail_failed", fields);
  else log.warn("mail_delayed", { ...fields, retryInMs: nextAttemptAt - now });
}

function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  return new MailError(
    "The mail could not be put together; the log says why.",
    { permanent: false, cause: error },
  );
}

const describe = (row: OutboxRow) => ({
  mailId: row.id,
  kind: row.kind,
  orderId: row.orderId,
});
