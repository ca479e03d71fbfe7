import { DAY_MS } from "#shared/text/dates.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { MAX_CONFIRMATIONS_A_DAY } from "#shared/orders/schema.ts";
import { UNDO_MS, type MakerOrder } from "#shared/orders/progress.ts";
import type { Tx } from "#server/db/handle.ts";
import type { MailKind } from "#server/db/schema/mails.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { readdressMails } from "#server/mail/readdress.ts";
import { countMailsTo, enqueueMail, hasMail } from "#server/mail/queue.ts";
import { removeUnsentMails } from "#server/mail/removal.ts";
import { CONFIRMATIONS } from "./confirmation.ts";
import { changeAsMaker } from "./change-order.ts";
import { readState } from "./order-state.ts";
import type { OrderRow } from "./store.ts";

type Corrected = {
  order: OrderRow;
  /** As it is after the correction. */
  customerEmail: string;
  mailDays: number;
  now: number;
};

/**
 * Queues the confirmation of a corrected order, a minute later, in place of one
 * that waits, and sends what else waits to the corrected address. Returns the ids
 * of the removed mails. Throws "too_many_requests".
 */
export async function changeMailsAfterCorrection(
  db: Tx,
  { order, customerEmail: recipient, mailDays, now }: Corrected,
): Promise<number[]> {
  const { id: orderId } = order;
  const removed = await removeUnsentMails(db, {
    orderId,
    kinds: CONFIRMATIONS,
  });
  const isOther = recipient !== order.customerEmail;
  if (isOther) await readdressMails(db, { orderId, recipient, now });
  const isOld = order.createdAt <= now - mailDays * DAY_MS;
  const state = "sent";
  const isKnown =
    !isOther &&
    (isOld || (await hasMail(db, { orderId, kinds: CONFIRMATIONS, state })));
  const kind = isKnown ? "order_corrected" : "order_customer";
  await checkAllowance(db, { kind, recipient, now });
  const dueAt = now + UNDO_MS;
  await enqueueMail(db, { kind, recipient, orderId, now, dueAt });
  return removed;
}

/** Keeps a lost link of the maker's page from flooding a mailbox. */
async function checkAllowance(
  db: Tx,
  mail: { kind: MailKind; recipient: string; now: number },
): Promise<void> {
  const sent = await countMailsTo(db, mail);
  if (sent >= MAX_CONFIRMATIONS_A_DAY)
    throw new Problem("too_many_requests", {
      message: errorKey("confirmationLimit"),
    });
}

/**
 * Sends the confirmation of an order, in place of one that waits or failed.
 * Throws "not_found", "not_correctable" for one that no longer stands, or
 * "too_many_requests".
 */
export function sendConfirmation(
  deps: Deps,
  token: string,
): Promise<MakerOrder> {
  return changeAsMaker(deps, token, async (tx, row, now) => {
    if (!(await readState(tx, row)).stands)
      throw new Problem("not_correctable", {
        message: errorKey("overCorrect"),
      });
    const { id: orderId, customerEmail: recipient } = row;
    const kind = "order_customer";
    const kinds = CONFIRMATIONS;
    const removedMails = await removeUnsentMails(tx, { orderId, kinds });
    await checkAllowance(tx, { kind, recipient, now });
    await enqueueMail(tx, { kind, recipient, orderId, now });
    return { removedMails };
  });
}
