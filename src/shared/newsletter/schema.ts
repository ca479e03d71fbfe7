import { errorKey } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import { DAY_MS } from "#shared/durations.ts";
import { EmailInput } from "#shared/orders/contact.ts";

/** The most welcomes that one mailbox gets a day, through all its addresses. */
export const MAX_WELCOMES_A_DAY = 3;

/** The time in which the same address gets no second welcome. */
export const WELCOME_PAUSE_MS = DAY_MS;

export const SubscribeInput = z.object({
  email: z.pipe(
    EmailInput(errorKey("emailMissing")),
    z.transform((email: string) => email.toLowerCase()),
  ),
});
export type SubscribeInput = z.output<typeof SubscribeInput>;

/** The query of an unsubscribe link; a truncated link has an empty token. */
export const UnsubscribeQuery = z.object({ token: z.catch(z.string(), "") });
