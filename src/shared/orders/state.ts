import type { PaymentState } from "#shared/payment/states.ts";
import { isCancelled, isOpenStatus, type OrderStatus } from "./status.ts";

// What an order is, reckoned from what is stored of it. Pages, mails, slips,
// labels, exports, figures and codes to pay read this and ask no status of their
// own: an order that was withdrawn from keeps its status, and owes nothing.

/** How an order gets to its customer; "open" where nothing was chosen. */
export type Way = "open" | "posted" | "collected";

/** What is stored of an order. Amounts are in cents of its own currency. */
export type OrderFacts = {
  status: OrderStatus | null;
  totalCents: number;
  /** What each line comes to. */
  lineCents: readonly number[];
  /** The places of the lines that its customer withdrew from, from 0. */
  withdrawnLines: readonly number[];
  /** How far its payment was recorded. */
  payment: PaymentState;
  /** All that was paid back. */
  refundedCents: number;
};

export type OrderState = {
  /** Whether it was neither cancelled nor withdrawn from as a whole. */
  stands: boolean;
  /** Whether something of it is still to be made, sent or collected. */
  isOpen: boolean;
  /** As everybody reads it: what no longer stands asks for nothing. */
  payment: PaymentState;
  paidCents: number;
  /** What was paid for what no longer stands, and was not paid back. */
  refundableCents: number;
  refundedCents: number;
  /** What is still to be paid, asked for or not. */
  owedCents: number;
};

/** Reckons what an order is. */
export function orderState(facts: OrderFacts): OrderState {
  const { status, totalCents, lineCents, withdrawnLines } = facts;
  const stands = !isCancelled(status) && !isWhole(facts);
  const isPaid = facts.payment === "paid" || facts.payment === "refunded";
  const paidCents = isPaid ? totalCents : 0;
  const refundedCents = Math.min(facts.refundedCents, paidCents);
  const fallenCents = stands
    ? withdrawnLines.reduce((sum, line) => sum + (lineCents[line] ?? 0), 0)
    : totalCents;
  const refundableCents = Math.max(
    0,
    Math.min(fallenCents, paidCents) - refundedCents,
  );
  const isSettled = !stands && refundedCents > 0 && refundableCents === 0;
  const owedCents = stands && !isPaid ? totalCents : 0;
  return {
    stands,
    isOpen: stands && isOpenStatus(status),
    payment: isPaid
      ? isSettled
        ? "refunded"
        : "paid"
      : owedCents > 0
        ? facts.payment
        : "open",
    paidCents,
    refundableCents,
    refundedCents,
    owedCents,
  };
}

function isWhole({ lineCents, withdrawnLines }: OrderFacts): boolean {
  return lineCents.length > 0 && withdrawnLines.length >= lineCents.length;
}

/** What the maker still has to write to the customer about. */
export type WordToCome = "both" | "payment" | "delivery" | "none";

/** What is known is not announced: neither a chosen delivery nor an asked sum. */
export function wordToCome({
  way,
  isPaymentKnown,
}: {
  way: Way;
  isPaymentKnown: boolean;
}): WordToCome {
  if (way === "open") return isPaymentKnown ? "delivery" : "both";
  return isPaymentKnown ? "none" : "payment";
}

/** A step as people call it: what is collected is not sent. */
export type ShownStatus = OrderStatus | "collect";

export const shownStatus = (status: OrderStatus, way: Way): ShownStatus =>
  status === "sent" && way === "collected" ? "collect" : status;

/** How an order gets to its customer: one without an address is collected. */
export function wayOf({
  delivery,
  address,
}: {
  delivery?: object | null | undefined;
  address?: object | null | undefined;
}): Way {
  if (address) return "posted";
  return delivery ? "collected" : "open";
}
