import {
  isLate,
  type OrderState,
  type OrderStatus,
} from "#shared/orders/state.ts";

// What the workbench lists, and its limits.

/** Late, new, being made; sent and not paid; paid for what no longer stands. */
export const GROUPS = ["late", "new", "making", "unpaid", "refunds"] as const;
export type Group = (typeof GROUPS)[number];

/** "open": whatever is left to do; "unpaid": sent, and not paid. */
export const STATES = ["open", "unpaid", "done", "all"] as const;

/** Where a device keeps that keys of one letter are "off". */
export const LETTER_KEYS = "barrette-letter-keys";

export const MAX_MEMO = 2_000;
export const MAX_SEARCH = 200;
/** The most orders that are moved or printed at once. */
export const MAX_CHOSEN = 200;
/** The number of orders on a page of the list. */
export const BENCH_PAGE = 50;

type Stood = {
  state: OrderState;
  status: OrderStatus | null;
  readyBy: string | null;
};
type Shop = {
  /** The day in the shop's time zone. */
  today: string;
  /** Whether the maker notes in the shop how orders are paid. */
  isPaidHere: boolean;
};

/**
 * Returns the group in which an order is listed; null: nothing is left to do.
 * What is both to be made and to be paid back in part is made first.
 */
export function groupOf(order: Stood, { today, isPaidHere }: Shop) {
  const { state, status, readyBy } = order;
  const { isOpen, owedCents, refundableCents } = state;
  const isMaking = status === "making";
  if (isOpen && isLate({ isOpen, readyBy }, today)) return "late";
  if (isOpen) return isMaking ? "making" : "new";
  if (isPaidHere && status === "sent" && owedCents > 0) return "unpaid";
  return refundableCents > 0 ? "refunds" : null;
}
