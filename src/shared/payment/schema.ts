import * as z from "zod/mini";
import { PAYMENT_STATES } from "./rules.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { SeenAmount } from "#shared/money/schema.ts";

// The maker says under Details how she is paid. Only she reads it; a customer
// sees the part that an order asks for.

export const Bank = z.object({
  holder: z.string(),
  /** In its electronic form, without spaces. */
  iban: z.string(),
  bic: z.optional(z.string()),
});
export type Bank = z.infer<typeof Bank>;

export const Payment = z.object({
  bank: z.optional(Bank),
  /** Her own address to pay at, with {amount} and {order}. */
  link: z.optional(z.string()),
  /** Whether customers pay in cash when they collect. */
  cash: z.optional(z.boolean()),
  /** Whether an order asks for its money by itself. */
  askAtOnce: z.optional(z.boolean()),
});
export type Payment = z.infer<typeof Payment>;

const Time = z.optional(z.iso.datetime());

/** The part of its payment that an order's page shows. */
export const OrderPayment = z.object({
  state: z.enum(PAYMENT_STATES),
  askedAt: Time,
  paidAt: Time,
  refundedAt: Time,
  // Only while it is asked for:
  bank: z.optional(Bank),
  /** The text to write on the transfer. */
  reference: z.optional(z.string()),
  /** Her own address to pay at, filled in for this order. */
  link: z.optional(z.string()),
  cash: z.optional(z.boolean()),
  /** An EPC QR code: how many modules a side has, and the dark ones as a path. */
  code: z.optional(z.object({ size: z.int(), path: z.string() })),
});
/** The same for the maker, who reads the ways to pay at any time. */
export const MakerPayment = z.extend(OrderPayment, {
  /** When she last reminded the customer. */
  remindedAt: Time,
  /** Whether the reminder still waits and can be taken back. */
  isReminderWaiting: z.boolean(),
  /** Asked for, and not paid for a week. */
  isOverdue: z.boolean(),
  /** Whether there is a way to pay that a customer could be told of. */
  canAsk: z.boolean(),
});
export type MakerPayment = z.infer<typeof MakerPayment>;
export type OrderPayment = z.infer<typeof OrderPayment>;

/** Where the maker moves the payment of an order. */
export const PaymentStep = z.object({
  state: z.enum(PAYMENT_STATES, {
    error: errorKey("paymentState", PAYMENT_STATES.join(", ")),
  }),
  /** The state that she saw: a request from an outdated page fails. */
  from: z.optional(z.enum(PAYMENT_STATES)),
  /** With "refunded", how much; without it, all that is to be paid back. */
  amount: z.optional(SeenAmount),
  /**
   * The sum that was paid back as she saw it: two refunds at once are told
   * apart.
   */
  refunded: z.optional(SeenAmount),
});
export type PaymentStep = z.output<typeof PaymentStep>;
