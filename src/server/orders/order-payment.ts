import { and, asc, isNotNull, lte, sql } from "drizzle-orm";
import type {
  MakerPayment,
  OrderPayment,
  Payment,
} from "#shared/payment/schema.ts";
import { OVERDUE_MS } from "#shared/payment/rules.ts";
import { type OrderState, type Way, wayOf } from "#shared/orders/state.ts";
import { FIRST_CURRENCY, FIRST_LANGUAGE } from "#shared/orders/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { IS_ASKED, orders } from "#server/db/schema/orders.ts";
import { hasMail } from "#server/mail/queue.ts";
import { toIso } from "#server/runtime/clock.ts";
import { loadMessages } from "#server/runtime/messages.ts";
import { readPayment } from "#server/site/store.ts";
import { fillLink } from "#shared/payment/iban.ts";
import { STANDS } from "./order-state.ts";
import type { OrderRow } from "./store.ts";
import { transferCode } from "./payment-code.ts";

// The pages and the mails of an order say this about its payment.

type Stood = { row: OrderRow; state: OrderState };

/** The payment of an order as its customer reads it. */
export async function readOrderPayment(
  db: Db,
  { row, state }: Stood,
): Promise<OrderPayment> {
  const isAsked = state.payment === "asked";
  const way = isAsked ? await waysToPay(row, await readPayment(db)) : {};
  return { ...progressOf(row, state), ...way };
}

/** The same as the maker reads it: with the ways to pay at any time. */
export async function readMakerPayment(
  db: Db,
  { row, state, now }: Stood & { now: number },
): Promise<MakerPayment> {
  const payment = await readPayment(db);
  const { paymentRemindedAt: remindedAt } = row;
  const kinds = ["order_payment_reminder" as const];
  const reminders = { orderId: row.id, kinds, state: "queued" as const };
  return {
    ...progressOf(row, state),
    ...(await waysToPay(row, payment)),
    ...(remindedAt !== null && { remindedAt: toIso(remindedAt) }),
    isReminderWaiting: remindedAt !== null && (await hasMail(db, reminders)),
    isOverdue: isOverdue({ row, state }, now),
    canAsk: payment !== null && state.owedCents > 0,
  };
}

/** Whether the maker notes in the shop how orders are paid. */
export async function notesPayments(db: Db): Promise<boolean> {
  if ((await readPayment(db)) !== null) return true;
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isNotNull(orders.paymentState))
    .limit(1)
    .all();
  return rows.length > 0;
}

/** Keeps a mail short, and a query that many mails make. */
const MAX_UNPAID = 100;

export const selectUnpaid = prepared((db) =>
  db
    .select({
      id: orders.id,
      totalCents: orders.totalCents,
      currency: orders.currency,
      paymentAskedAt: orders.paymentAskedAt,
    })
    .from(orders)
    .where(
      and(
        IS_ASKED,
        lte(orders.paymentAskedAt, sql.placeholder("askedBefore")),
        STANDS,
      ),
    )
    // As in its index; by their numbers, SQLite would read all orders.
    .orderBy(asc(orders.paymentAskedAt), asc(orders.id))
    .limit(MAX_UNPAID)
    .prepare(),
);

/** An order that was asked for a week ago and is not paid. */
export type UnpaidOrder = {
  id: number;
  total: string;
  currency: string;
  askedAt: string;
};

/**
 * Lists the orders whose customers were asked a week ago and have not paid; the
 * first asked first.
 */
export async function listUnpaid(db: Db, now: number): Promise<UnpaidOrder[]> {
  const rows = await selectUnpaid(db).all({ askedBefore: now - OVERDUE_MS });
  return rows.map(({ id, totalCents, currency, paymentAskedAt }) => ({
    id,
    total: toPrice(totalCents),
    currency: currency ?? FIRST_CURRENCY,
    askedAt: toIso(paymentAskedAt ?? now),
  }));
}

/** Whether the customer was asked, or reminded, and has not paid for a week. */
function isOverdue({ row, state }: Stood, now: number): boolean {
  const { paymentAskedAt, paymentRemindedAt } = row;
  const since = Math.max(paymentAskedAt ?? now, paymentRemindedAt ?? 0);
  return state.payment === "asked" && since <= now - OVERDUE_MS;
}

function progressOf(row: OrderRow, { payment }: OrderState): OrderPayment {
  const { paymentAskedAt, paidAt, refundedAt } = row;
  return {
    state: payment,
    ...(paymentAskedAt !== null && { askedAt: toIso(paymentAskedAt) }),
    ...(paidAt !== null && { paidAt: toIso(paidAt) }),
    ...(refundedAt !== null && { refundedAt: toIso(refundedAt) }),
  };
}

async function waysToPay(row: OrderRow, payment: Payment | null) {
  const messages = await loadMessages(row.language ?? FIRST_LANGUAGE);
  return whatToPay(payment, {
    orderId: row.id,
    total: toPrice(row.totalCents),
    currency: row.currency ?? FIRST_CURRENCY,
    reference: messages.order.payment.reference(row.id),
    way: wayOf(row),
  });
}

type Owed = {
  orderId: number;
  /** As on the wire. */
  total: string;
  currency: string;
  /** The text to write on a transfer, in the language of the order. */
  reference: string;
  /** Nobody pays in cash for what comes by post. */
  way: Way;
};

type WhatToPay = Pick<
  OrderPayment,
  "bank" | "reference" | "link" | "cash" | "code"
>;

/** The ways to pay an order, filled in; none where the maker has said none. */
function whatToPay(payment: Payment | null, owed: Owed): WhatToPay {
  const { bank, link, cash } = payment ?? {};
  const { orderId, total, currency, reference, way } = owed;
  const url = link && fillLink(link, { amount: total, order: `${orderId}` });
  const code =
    bank && transferCode({ bank, amount: total, currency, reference });
  return {
    ...(bank && { bank, reference }),
    ...(url && { link: url.href }),
    ...(cash && way !== "posted" && { cash }),
    ...(code && { code }),
  };
}
