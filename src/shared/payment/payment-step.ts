import * as z from "zod/mini";
import { errorText } from "#shared/messages/error-text.ts";
import { PAYMENT_STATES } from "./states.ts";

/** Where the maker moves the payment of an order. */
export const PaymentStep = z.object({
  state: z.enum(PAYMENT_STATES, {
    error: errorText("paymentState", PAYMENT_STATES.join(", ")),
  }),
  /** The state that she saw: a request from an outdated page fails. */
  from: z.optional(z.enum(PAYMENT_STATES)),
});
export type PaymentStep = z.output<typeof PaymentStep>;
