import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/open.ts";
import { errorFields, type Log } from "#server/log.ts";
import { type Mailer, MailError, type OutgoingMail } from "./mail.ts";
import { nextTryAt, retryDelayMs } from "./retry.ts";
import { makeDueAgain } from "./due.ts";
import { settleFailed, settleFiled, settleSent } from "./outcomes.ts";
import type { OutboxRow } from "./store.ts";

export type DeliveryOptions = {
  db: Db;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  /** Puts a mail's words together. */
  compose: (row: OutboxRow) => Promise<OutgoingMail>;
  /** The mails that an outage of the mail server holds up. */
  heldUp: Set<number>;
  /** From 0 to 1: spreads the tries of mails that failed together. */
  random?: () => number;
};

/** Writes down how a delivery ended. */
type Settle = () => void;

/** Tries one mail. Call what it answers, once, to record the outcome. */
export async function deliver(
  row: OutboxRow,
  options: DeliveryOptions,
): Promise<Settle> {
  try {
    await options.mailer.send(await options.compose(row));
    return () => settleTaken(row, options);
  } catch (error) {
    return () => settleRefused(row, error, options);
  }
}

function settleTaken(row: OutboxRow, options: DeliveryOptions): void {
  const { db, clock, log, mailer, heldUp } = options;
  if (mailer.kind === "files") {
    settleFiled(db, row.id, clock.now());
    log.info("mail_filed", describe(row));
    return;
  }
  settleSent(db, row.id, clock.now());
  heldUp.delete(row.id);
  if (heldUp.size > 0) {
    // The server is back: what waits for it need not wait for its next try.
    makeDueAgain(db, [...heldUp], clock.now());
    heldUp.clear();
  }
  log.info("mail_sent", { ...describe(row), tries: row.attempts + 1 });
}

function settleRefused(
  row: OutboxRow,
  error: unknown,
  options: DeliveryOptions,
): void {
  const { db, clock, log, mailer, heldUp, random = Math.random } = options;
  const fault = toMailError(error);
  const now = clock.now();
  // A folder that cannot be written to says nothing about the mail: such a
  // try is not counted against it.
  const counts = mailer.kind === "smtp";
  const tries = counts ? row.attempts + 1 : row.attempts;
  const retryAt = counts
    ? nextTryAt(tries, now, random())
    : now + retryDelayMs(1, random());
  const nextAttemptAt = fault.permanent ? undefined : retryAt;
  if (fault.isOutage && nextAttemptAt !== undefined) heldUp.add(row.id);
  else heldUp.delete(row.id);
  settleFailed(db, row.id, {
    now,
    error: fault.fullMessage,
    attempts: tries,
    nextAttemptAt,
  });
  const fields = {
    ...describe(row),
    tries,
    reason: fault.message,
    ...(fault === error ? {} : errorFields(error)),
  };
  if (nextAttemptAt === undefined) log.error("mail_failed", fields);
  else log.warn("mail_waits", { ...fields, retryInMs: nextAttemptAt - now });
}

function toMailError(error: unknown): MailError {
  if (error instanceof MailError) return error;
  return new MailError(
    "The mail could not be put together; the log says why.",
    {
      permanent: false,
      cause: error,
    },
  );
}

const describe = (row: OutboxRow) => ({
  mailId: row.id,
  kind: row.kind,
  orderId: row.orderId,
});
