import * as z from "zod/mini";
import { NEWSLETTER_MESSAGES } from "./contact-rules.ts";
import { EmailInput } from "./orders.ts";

/** A welcome is not sent again to the same address within this. */
export const WELCOME_PAUSE_MS = 24 * 60 * 60 * 1000;

export const SubscribeInput = z.object({
  email: z.pipe(
    EmailInput(NEWSLETTER_MESSAGES.missing),
    z.transform((email: string) => email.toLowerCase()),
  ),
});
export type SubscribeInput = z.output<typeof SubscribeInput>;
