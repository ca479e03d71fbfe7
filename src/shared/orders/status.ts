// The statuses of an order: received, making, sent; or cancelled before "sent".
// What a status means for an order is asked of `state.ts`.

export const ORDER_STATUSES = [
  "received",
  "making",
  "sent",
  "cancelled",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who took a step. The shopper can only place and cancel an order. */
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

/** What happens to a request to change an order's status. */
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
