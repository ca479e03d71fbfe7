import * as z from "zod/mini";
import { DAY_MS } from "./durations.ts";
import { EmailInput } from "./orders.ts";
import { Id } from "./ids.ts";

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 1_024;
export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_MAX_MS = 30 * DAY_MS;

/** Anything within the limits may be tried; the answer is the same for all. */
export const LoginInput = z.object({
  // A phone adds a blank behind a word that it completes.
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD)),
});
export type LoginInput = z.infer<typeof LoginInput>;

export const Me = z.object({ username: z.string() });
export type Me = z.infer<typeof Me>;

/** The new order of a list: every id of it once. */
export const OrderOfIdsInput = z.object({
  ids: z.array(Id).check(z.maxLength(2_000)),
});
export type OrderOfIdsInput = z.infer<typeof OrderOfIdsInput>;

/** How the mails stand: what the Orders tab shows. */
export const MailStatus = z.object({
  smtpConfigured: z.boolean(),
  ownerEmail: z.string(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Orders with a mail that has not gone out yet. */
  ordersWaiting: z.int(),
  /** When a waiting mail is next tried; null: none, or without a server. */
  nextTryAt: z.nullable(z.iso.datetime()),
  lastError: z.nullable(
    z.object({
      at: z.iso.datetime(),
      /** In words, for the maker. */
      message: z.string(),
      orderId: z.nullable(Id),
    }),
  ),
});
export type MailStatus = z.infer<typeof MailStatus>;

export const TestMailInput = z.object({
  address: EmailInput("Enter an email address."),
});
