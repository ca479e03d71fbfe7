import { eq } from "drizzle-orm";
import { type ErrorText, errorKey } from "#shared/messages/error-key.ts";
import { currencyDigits } from "#shared/money/schema.ts";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { FIRST_CURRENCY } from "#shared/orders/schema.ts";
import type { OrderState } from "#shared/orders/state.ts";
import { formatCents } from "#shared/text/formats.ts";
import type { PaymentStep } from "#shared/payment/schema.ts";
import {
  canMovePayment,
  PAYMENT_STATES,
  type PaymentState,
  REMINDER_PAUSE_MS,
} from "#shared/payment/rules.ts";
import type { Tx } from "#server/db/handle.ts";
import { orders, type Refund } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { isWithinLast } from "#server/runtime/clock.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { formatsIn } from "#shared/money/formats.ts";
import { removeUnsentMails } from "#server/mail/removal.ts";
import { readPayment } from "#server/site/store.ts";
import {
  changeAsMaker,
  type Effects,
  noAddressProblem,
} from "./change-order.ts";
import { readState, refundsOf } from "./order-state.ts";
import { enqueuePaymentMail, enqueueSoon } from "./progress-mails.ts";
import type { OrderRow } from "./store.ts";

// The maker does this with the payment of an order. The shop takes no money.

type Step = { token: string; input: PaymentStep };

/**
 * Moves the payment of an order, either way, or pays an amount of it back. A
 * repeat changes nothing. Throws "not_found", "payment_changed",
 * "payment_skipped", "payment_unset" or "invalid" for an amount.
 */
export function setPayment(
  deps: Deps,
  { token, input }: Step,
): Promise<MakerOrder> {
  return changeAsMaker(deps, token, async (tx, row, now) => {
    const state = await readState(tx, row);
    checkSeen(input, state);
    if (input.state === "refunded")
      return refund(tx, { row, state, input, now, deps });
    if (input.state === state.payment) return {};
    if (state.payment === "refunded" && input.state === "paid")
      return takeRefundBack(tx, row);
    await checkMove(tx, { row, state, to: input.state });
    return move(tx, { row, from: state.payment, to: input.state, now });
  });
}

/** Throws "payment_changed" where she saw another state than there is. */
function checkSeen({ from, refunded, state: to }: PaymentStep, is: OrderState) {
  const isOther =
    from !== undefined && from !== is.payment && to !== is.payment;
  const isOtherAmount =
    refunded !== undefined && priceCents(refunded) !== is.refundedCents;
  if (isOther || isOtherAmount) throw new Problem("payment_changed");
}

type Move = { row: OrderRow; to: PaymentState };

async function checkMove(
  tx: Tx,
  { row, state, to }: Move & { state: OrderState },
): Promise<void> {
  if (!canMovePayment(state.payment, to)) throw new Problem("payment_skipped");
  if (state.payment === "paid" && state.refundedCents > 0)
    throw new Problem("payment_skipped", { message: errorKey("refundFirst") });
  if (to !== "asked") return;
  if (!state.stands)
    throw new Problem("payment_skipped", {
      message: errorKey("nothingToAsk"),
    });
  if (row.totalCents === 0)
    throw new Problem("payment_skipped", { message: errorKey("nothingOwed") });
  if (!(await readPayment(tx))) throw new Problem("payment_unset");
}

async function move(
  tx: Tx,
  { row, from, to, now }: Move & { from: PaymentState; now: number },
): Promise<Effects> {
  await setColumns(tx, row, { paymentState: to, ...timesOf(row, to, now) });
  const isBack = PAYMENT_STATES.indexOf(to) < PAYMENT_STATES.indexOf(from);
  await enqueuePaymentMail(tx, { order: row, state: to, isBack, now });
  return { givesInvoice: to === "paid" };
}

/** The times of an order's payment once it is in a state. */
function timesOf(row: OrderRow, state: PaymentState, now: number) {
  const { paymentAskedAt, paymentRemindedAt, paidAt } = row;
  const isAsked = state === "asked";
  return {
    paymentAskedAt: isAsked ? (paymentAskedAt ?? now) : paymentAskedAt,
    paymentRemindedAt,
    ...(state === "open" && { paymentAskedAt: null, paymentRemindedAt: null }),
    paidAt: state === "paid" ? (paidAt ?? now) : null,
  };
}

type Refunding = {
  row: OrderRow;
  state: OrderState;
  input: PaymentStep;
  now: number;
  deps: Pick<Deps, "locale">;
};

/** Notes that money went back: all that is due, or the amount that is named. */
async function refund(
  tx: Tx,
  { row, state, input, now, deps }: Refunding,
): Promise<Effects> {
  const { payment, paidCents, refundableCents, refundedCents } = state;
  if (payment === "refunded" && input.amount === undefined) return {};
  if (paidCents === 0) throw new Problem("payment_skipped");
  const cents =
    input.amount === undefined ? refundableCents : priceCents(input.amount);
  await checkAmount(deps, row, { cents, most: paidCents - refundedCents });
  const before = refundsOf(row);
  // Its time tells its mail from others: no two are of the same one.
  const done = { at: Math.max(now, (before.at(-1)?.at ?? 0) + 1), cents };
  await setRefunds(tx, row, [...before, done]);
  const remarks = { refund: done };
  await enqueueSoon(tx, { kind: "order_refunded", order: row, remarks, now });
  return {};
}

/** Throws "invalid" unless an amount can be paid back. */
async function checkAmount(
  { locale }: Pick<Deps, "locale">,
  { currency: own, totalCents }: OrderRow,
  { cents, most }: { cents: number; most: number },
): Promise<void> {
  const currency = own ?? FIRST_CURRENCY;
  const unit = 10 ** (2 - currencyDigits(currency));
  const refuse = (text: ErrorText) => invalidField("amount", text);
  if (most <= 0) throw refuse(errorKey("refundedAll"));
  if (cents <= 0) throw refuse(errorKey("refundNothing"));
  if (cents > most) {
    const formats = formatsIn((await locale()).formats, currency);
    throw refuse(errorKey("refundMost", formatCents(most, formats)));
  }
  // A total from before the currency lost its decimals goes back as it was.
  if (cents % unit !== 0 && cents !== most && totalCents % unit === 0)
    throw refuse(errorKey("refundWhole"));
}

/**
 * Takes back what was last paid back, by mistake, where she saw all that went
 * back (`refunded`). Throws "payment_changed" otherwise.
 */
export function takeBackRefund(
  deps: Deps,
  { token, refunded }: { token: string; refunded: string },
): Promise<MakerOrder> {
  return changeAsMaker(deps, token, async (tx, row) => {
    const { refundedCents } = await readState(tx, row);
    if (refunded !== toPrice(refundedCents))
      throw new Problem("payment_changed");
    return takeRefundBack(tx, row);
  });
}

async function takeRefundBack(tx: Tx, row: OrderRow): Promise<Effects> {
  const refunds = refundsOf(row);
  if (refunds.length === 0) throw new Problem("payment_changed");
  await setRefunds(tx, row, refunds.slice(0, -1));
  return {};
}

/**
 * Older versions know a state alone: for them, an order of which all was paid
 * back is "refunded", and any other one "paid".
 */
async function setRefunds(tx: Tx, row: OrderRow, refunds: Refund[]) {
  const sum = refunds.reduce((total, { cents }) => total + cents, 0);
  await setColumns(tx, row, {
    refunds: refunds.length > 0 ? refunds : null,
    refundedAt: refunds.at(-1)?.at ?? null,
    paymentState: sum >= row.totalCents ? "refunded" : "paid",
  });
}

/**
 * Reminds the customer of an order that is not paid, once a day at most. Throws
 * "not_found", "payment_skipped" or "reminded_already".
 */
export function remindOfPayment(
  deps: Deps,
  token: string,
): Promise<MakerOrder> {
  return changeAsMaker(deps, token, async (tx, row, now) => {
    const { payment, stands } = await readState(tx, row);
    if (payment !== "asked")
      throw new Problem("payment_skipped", {
        message: errorKey(stands ? "notAskedYet" : "nothingToAsk"),
      });
    if (row.customerEmail === "") throw noAddressProblem("payment_skipped");
    const last = row.paymentRemindedAt;
    if (last !== null && isWithinLast(REMINDER_PAUSE_MS, last, now))
      throw new Problem("reminded_already");
    await enqueueSoon(tx, { kind: "order_payment_reminder", order: row, now });
    return { row: await setColumns(tx, row, { paymentRemindedAt: now }) };
  });
}

/** Takes a reminder back that waits. Throws "not_found" or "payment_changed". */
export function takeBackReminder(
  deps: Deps,
  token: string,
): Promise<MakerOrder> {
  return changeAsMaker(deps, token, async (tx, row) => {
    const removedMails = await removeUnsentMails(tx, {
      orderId: row.id,
      which: ["order_payment_reminder"],
    });
    if (removedMails.length === 0) throw new Problem("payment_changed");
    const columns = { paymentRemindedAt: null };
    return { removedMails, row: await setColumns(tx, row, columns) };
  });
}

/** Returns the order as it is then. */
async function setColumns(
  tx: Tx,
  row: OrderRow,
  columns: Partial<OrderRow>,
): Promise<OrderRow> {
  await tx.update(orders).set(columns).where(eq(orders.id, row.id)).run();
  return { ...row, ...columns };
}
