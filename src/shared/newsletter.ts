import { z } from "zod";
import { CONTACT_MESSAGES, EmailInput } from "./orders.ts";

export const NEWSLETTER_MESSAGES = {
  missing: "Please enter your email",
  invalid: CONTACT_MESSAGES.emailInvalid,
} as const;

/** A welcome is not sent again to the same address within this. */
export const WELCOME_PAUSE_MS = 24 * 60 * 60 * 1000;

export const SubscribeInput = z.object({
  email: EmailInput(NEWSLETTER_MESSAGES.missing).transform((email) =>
    email.toLowerCase(),
  ),
});
export type SubscribeBody = z.input<typeof SubscribeInput>;
export type SubscribeInput = z.output<typeof SubscribeInput>;
