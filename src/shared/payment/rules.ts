import { DAY_MS } from "#shared/text/dates.ts";

/** The limits of what the maker writes about payment, in characters. */
export const PAYMENT_LIMITS = {
  /** An EPC QR code has room for so much. */
  holder: 70,
  iban: 42,
  bic: 11,
  link: 500,
} as const;

// An order's payment has these states. The shop takes no money: the maker says
// so.

export const PAYMENT_STATES = ["open", "asked", "paid", "refunded"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The states that each one may be followed by; those before it undo a step. */
const NEXT: Record<PaymentState, readonly PaymentState[]> = {
  open: ["asked", "paid"],
  asked: ["open", "paid"],
  paid: ["open", "asked", "refunded"],
  refunded: ["paid"],
};

/** An order that is asked for and not paid for as long is reminded of. */
export const OVERDUE_MS = 7 * DAY_MS;

/** The least time between two reminders. */
export const REMINDER_PAUSE_MS = DAY_MS;

/** Whether the maker may move an order's payment from one state to another. */
export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  return NEXT[from].includes(to);
}
