// An order's way: received, making, sent; or cancelled before it is sent.

export const ORDER_STATUSES = [
  "received",
  "making",
  "sent",
  "cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who took a step: the shopper can only cancel. */
export const ACTORS = ["shopper", "maker"] as const;
export type Actor = (typeof ACTORS)[number];

/** A step that an order has taken. The first, "received", is its being placed. */
export type Step = { status: OrderStatus; actor: Actor };

export const FIRST_STEP: Step = { status: "received", actor: "shopper" };

/** The statuses that each may be followed by. */
const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  received: ["making", "cancelled"],
  making: ["sent", "cancelled"],
  sent: [],
  cancelled: [],
};

/** What becomes of a wish to give an order a status. */
export type Transition =
  /** It has that status already: nothing changes. */
  | "same"
  | "on"
  /** The last step is taken back. */
  | "back"
  /** The order moved on since the maker's page was loaded. */
  | "changed"
  /** A step would be left out. */
  | "skipped"
  /** What the shopper cancelled stays cancelled. */
  | "withdrawn";

type Wish = {
  to: OrderStatus;
  /** The status that the maker saw; undefined where she did not say. */
  from?: OrderStatus | undefined;
};

/**
 * Tells what a wish means for an order that has taken these steps: on by one,
 * back by one, or why not. Without `from`, a wish for the status before the
 * last is taken for a step back.
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

/** Whether the shopper may still cancel without asking. */
export function canCancel(status: OrderStatus): boolean {
  return status === "received";
}

/** Whether there is still something to make or to send. */
export const OPEN_STATUSES = [
  "received",
  "making",
] as const satisfies OrderStatus[];

/** What each status is called, in the steps of both pages and on the terminal. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  received: "Received",
  making: "Being made",
  sent: "Sent",
  cancelled: "Cancelled",
};
