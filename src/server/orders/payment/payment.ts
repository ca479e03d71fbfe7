import { eq } from "drizzle-orm";
import { errorText } from "#shared/messages/error-text.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import type { PaymentStep } from "#shared/payment/payment-step.ts";
import {
  canMovePayment,
  PAYMENT_STATES,
  type PaymentState,
  REMINDER_PAUSE_MS,
} from "#shared/payment/states.ts";
import type { Tx } from "#server/db/handle.ts";
import { MAKER } from "#server/db/locks.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { removeMailFiles } from "#server/mail/mail-folder.ts";
import { readPayment } from "#server/site/store.ts";
import { isOwed } from "./order-payment.ts";
import { getRowByToken, readMakerOrder } from "#server/orders/order-page.ts";
import {
  changePaymentMails,
  enqueueReminder,
  removeReminder,
} from "./payment-mails.ts";
import type { OrderRow } from "#server/orders/store.ts";

/** What the maker does with the payment of an order. Returns removed mails. */
type Act = (tx: Tx, row: OrderRow, now: number) => Promise<number[]>;

/** Does it in a transaction, and returns the order as it is then. */
async function act(deps: Deps, token: string, does: Act): Promise<MakerOrder> {
  const { order, removed } = await deps.commit(MAKER, async (tx) => {
    const row = await getRowByToken(tx, "maker", token);
    const removed = await does(tx, row, deps.clock.now());
    const changed = await getRowByToken(tx, "maker", token);
    return { removed, order: await readMakerOrder(deps, tx, changed) };
  });
  // Without a mail server, the removed mails may already be files.
  if (removed.length > 0)
    removeMailFiles(deps.config.dataDir, new Set(removed));
  deps.outboxWake();
  return order;
}

type Step = { token: string; input: PaymentStep };

/**
 * Moves the payment of an order, either way. A repeat changes nothing. Throws
 * "not_found", "payment_changed", "payment_skipped" or "payment_unset".
 */
export function setPayment(
  deps: Deps,
  { token, input: { state, from } }: Step,
): Promise<MakerOrder> {
  return act(deps, token, async (tx, row, now) => {
    const current = row.paymentState ?? "open";
    if (state === current) return [];
    if (from !== undefined && from !== current)
      throw new Problem("payment_changed");
    await checkMove(tx, row, state);
    await tx
      .update(orders)
      .set({ paymentState: state, ...timesOf(row, state, now) })
      .where(eq(orders.id, row.id))
      .run();
    const isBack =
      PAYMENT_STATES.indexOf(state) < PAYMENT_STATES.indexOf(current);
    return changePaymentMails(tx, { order: row, state, isBack, now });
  });
}

async function checkMove(tx: Tx, row: OrderRow, to: PaymentState) {
  const { paymentState, status } = row;
  if (!canMovePayment(paymentState ?? "open", to))
    throw new Problem("payment_skipped");
  if (to !== "asked") return;
  if (status === "cancelled")
    throw new Problem("payment_skipped", {
      message: errorText("cancelledAsk"),
    });
  if (!(await readPayment(tx))) throw new Problem("payment_unset");
}

/** The times of an order's payment once it is in a state. */
function timesOf(row: OrderRow, state: PaymentState, now: number) {
  const { paymentAskedAt, paymentRemindedAt, paidAt } = row;
  const isAsked = state === "asked";
  const isPaid = state === "paid" || state === "refunded";
  return {
    paymentAskedAt: isAsked ? (paymentAskedAt ?? now) : paymentAskedAt,
    paymentRemindedAt,
    ...(state === "open" && { paymentAskedAt: null, paymentRemindedAt: null }),
    paidAt: isPaid ? (paidAt ?? now) : null,
    refundedAt: state === "refunded" ? now : null,
  };
}

/**
 * Reminds the customer of an order that is not paid, once a day at most. Throws
 * "not_found", "payment_skipped" or "reminded_already".
 */
export function remindOfPayment(
  deps: Deps,
  token: string,
): Promise<MakerOrder> {
  return act(deps, token, async (tx, row, now) => {
    if (!isOwed(row))
      throw new Problem("payment_skipped", {
        message: errorText("notAskedYet"),
      });
    const last = row.paymentRemindedAt;
    if (last !== null && last > now - REMINDER_PAUSE_MS)
      throw new Problem("reminded_already");
    await setReminded(tx, row.id, now);
    await enqueueReminder(tx, { order: row, now });
    return [];
  });
}

/** Takes a reminder back that waits. Throws "not_found" or "payment_changed". */
export function takeBackReminder(
  deps: Deps,
  token: string,
): Promise<MakerOrder> {
  return act(deps, token, async (tx, row) => {
    const removed = await removeReminder(tx, row.id);
    if (removed.length === 0) throw new Problem("payment_changed");
    await setReminded(tx, row.id, null);
    return removed;
  });
}

async function setReminded(tx: Tx, id: number, at: number | null) {
  await tx
    .update(orders)
    .set({ paymentRemindedAt: at })
    .where(eq(orders.id, id))
    .run();
}
