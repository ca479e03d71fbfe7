import * as z from "zod/mini";
import { DAY_MS } from "./durations.ts";
import { NEWSLETTER_MESSAGES } from "./contact-rules.ts";
import { EmailInput } from "./orders.ts";

/** A welcome is not sent again to the same address within this. */
export const WELCOME_PAUSE_MS = DAY_MS;

export const SubscribeInput = z.object({
  email: z.pipe(
    EmailInput(NEWSLETTER_MESSAGES.missing),
    z.transform((email: string) => email.toLowerCase()),
  ),
});
export type SubscribeInput = z.output<typeof SubscribeInput>;
