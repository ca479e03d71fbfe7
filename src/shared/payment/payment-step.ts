import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import { SeenAmount } from "#shared/money/schema.ts";
import { PAYMENT_STATES } from "./states.ts";

/** Where the maker moves the payment of an order. */
export const PaymentStep = z.object({
  state: z.enum(PAYMENT_STATES, {
    error: errorKey("paymentState", PAYMENT_STATES.join(", ")),
  }),
  /** The state that she saw: a request from an outdated page fails. */
  from: z.optional(z.enum(PAYMENT_STATES)),
  /** With "refunded", how much; without it, all that is to be paid back. */
  amount: z.optional(SeenAmount),
  /** How much was paid back as she saw it: two refunds at once are told apart. */
  refunded: z.optional(SeenAmount),
});
export type PaymentStep = z.output<typeof PaymentStep>;
