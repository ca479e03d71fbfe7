import * as z from "zod/mini";
import { Bank } from "./schema.ts";
import { PAYMENT_STATES } from "./states.ts";

const Time = z.optional(z.iso.datetime());

/** What an order's page shows of its payment. */
export const OrderPayment = z.object({
  state: z.enum(PAYMENT_STATES),
  askedAt: Time,
  paidAt: Time,
  refundedAt: Time,
  // Only while it is asked for:
  bank: z.optional(Bank),
  /** What to write on the transfer. */
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
