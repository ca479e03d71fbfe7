import { MINUTE_MS } from "#shared/text/dates.ts";
import { daysBetween } from "#shared/text/days.ts";
import type { PaymentState } from "#shared/payment/rules.ts";
import { CUSTOM_CLIP_NAME } from "#shared/clip/rules.ts";
import type { Change } from "./schema.ts";

// The statuses of an order: received, making, sent; or cancelled before "sent".
// What a status means for an order is asked of `state.ts`.

/** The delay of the customer's mail about a step, so that it can be undone. */
export const UNDO_MS = MINUTE_MS;

export const ORDER_STATUSES = [
  "received",
  "making",
  "sent",
  "cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * The person who took a step. The shopper can only place and cancel an order.
 */
export const ACTORS = ["shopper", "maker"] as const;
export type Actor = (typeof ACTORS)[number];

/** A step that an order has taken. The first, "received", is placing it. */
export type Step = { status: OrderStatus; actor: Actor };

export const FIRST_STEP: Step = { status: "received", actor: "shopper" };

/** The statuses that may follow each status. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  // What lies ready is sent in one step.
  received: ["making", "sent", "cancelled"],
  making: ["sent", "cancelled"],
  sent: [],
  cancelled: [],
};

/** The ways in which a request to change an order's status can end. */
type Transition =
  /** The order already has that status, so nothing changes. */
  | "same"
  | "on"
  /** The last step is undone. */
  | "back"
  /** The status has changed since the maker's page was loaded. */
  | "changed"
  /** The request would leave out a step. */
  | "skipped"
  /** The shopper cancelled the order, which cannot be undone. */
  | "withdrawn";

type Wish = {
  to: OrderStatus;
  /** The status that the maker saw; undefined if the request has none. */
  from?: OrderStatus | undefined;
};

/**
 * Returns what a request means for an order that has taken these steps: one
 * step forward, one step back, or why neither. Without `from`, a request for
 * the status before the last counts as a step back.
 */
export function transition(
  steps: readonly Step[],
  { to, from }: Wish,
): Transition {
  const { status, actor } = steps.at(-1) ?? FIRST_STEP;
  if (to === status) return "same";
  if (from !== undefined && from !== status) return "changed";
  if (to === steps.at(-2)?.status)
    return status === "cancelled" && actor === "shopper" ? "withdrawn" : "back";
  return NEXT[status].includes(to) ? "on" : "skipped";
}

/** Whether the shopper may still cancel without asking the maker. */
export function canCancel(status: OrderStatus): boolean {
  return status === "received";
}

export const isCancelled = (status: OrderStatus | null): boolean =>
  status === "cancelled";

/** Whether the maker has begun, or sent it: its lines stay as they are. */
export const isBegun = (status: OrderStatus | null): boolean =>
  status === "making" || status === "sent";

/** The statuses in which something still has to be made or sent. */
export const OPEN_STATUSES = [
  "received",
  "making",
] as const satisfies OrderStatus[];

/** Null: a version that stored no status, whose orders are long over. */
export const isOpenStatus = (status: OrderStatus | null): boolean =>
  OPEN_STATUSES.some((each) => each === status);

type Promised = {
  /** As `OrderState` has it. */
  isOpen: boolean;
  readyBy: string | null;
};

/**
 * The number of days before its day from which an order's page speaks of it.
 */
export const NEAR_DAYS = 2;

/**
 * Returns the days until an open order is to be ready: 0 on its day, and less
 * once that is over. Null where no day was said, or there is nothing to do.
 */
export function daysLeft(
  { isOpen, readyBy }: Promised,
  today: string,
): number | null {
  return isOpen && readyBy ? daysBetween(today, readyBy) : null;
}

/** Whether the day by which an open order was to be ready is over. */
export const isLate = (order: Promised, today: string): boolean =>
  (daysLeft(order, today) ?? 0) < 0;

// An order is reckoned from what is stored of it. Pages, mails, slips, labels,
// exports, figures and codes to pay read this and ask no status of their own:
// an order that was withdrawn from keeps its status, and owes nothing.

/**
 * The way in which an order gets to its customer; "open" where nothing was
 * chosen.
 */
export type Way = "open" | "posted" | "collected";

/**
 * The facts that are stored of an order. Amounts are in cents of its own
 * currency.
 */
export type OrderFacts = {
  status: OrderStatus | null;
  totalCents: number;
  /** What was to be paid for each line, less its share of a discount. */
  lineCents: readonly number[];
  /** The places of the lines that its customer withdrew from, from 0. */
  withdrawnLines: readonly number[];
  /** The state of its payment as it was recorded. */
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
  /** The sum that was paid for what no longer stands, and was not paid back. */
  refundableCents: number;
  refundedCents: number;
  /** The sum that is still to be paid, asked for or not. */
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

/** The things that the maker still has to write to the customer about. */
export type WordToCome = "both" | "payment" | "delivery" | "none";

/**
 * Returns what is to be announced: not what is known, neither a chosen delivery
 * nor an asked sum.
 */
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

/**
 * Returns how an order gets to its customer: one without an address is
 * collected.
 */
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

const CUSTOM_LINE = new RegExp(`^${CUSTOM_CLIP_NAME}(?: - "(.*)")?$`, "s");

type Order = { items: readonly unknown[] };

/**
 * The name of the line that a change is of, where the order has more of them
 * than one, or had. That of a custom clip is said by `customClip`.
 */
export function lineOfChange(
  { line, what, after }: Change,
  { items }: Order,
  customClip: (text: string) => string,
): string | undefined {
  const isTakenOut = what === "quantity" && after === "0";
  if (line === undefined || (items.length === 1 && !isTakenOut))
    return undefined;
  const custom = CUSTOM_LINE.exec(line);
  return custom ? customClip(custom[1] ?? "") : line;
}
