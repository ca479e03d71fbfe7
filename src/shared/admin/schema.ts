import * as z from "zod/mini";
import { DAY_MS } from "#shared/durations.ts";
import { EmailInput } from "#shared/orders/schema.ts";
import { Id } from "#shared/api/ids.ts";

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 1_024;
export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_MAX_MS = 30 * DAY_MS;

/** Any text within these limits may be tried; wrong ones get the same reply. */
export const LoginInput = z.object({
  // A phone adds a space after a word that it completes.
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD)),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** What the panel asks the maker to see to. */
export type Notice = "proxy_not_trusted" | "password_generated";

export const Me = z.object({
  username: z.string(),
  /** Of type Notice; a panel that is older than the shop may not know one. */
  notices: z.optional(z.array(z.string())),
});
export type Me = z.infer<typeof Me>;

/** The new order of a list: every id of it once. */
export const ReorderInput = z.object({
  ids: z.array(Id).check(z.maxLength(2_000)),
});
export type ReorderInput = z.infer<typeof ReorderInput>;

/** The state of the mails, as the Orders tab shows it. */
export const MailStatus = z.object({
  smtpConfigured: z.boolean(),
  ownerEmail: z.string(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** Orders with a mail that is not sent yet. */
  ordersWaiting: z.int(),
  /** Orders with a mail that is not tried any more. */
  ordersFailed: z.int(),
  /** Whether a mail has waited for more than an hour. */
  isStalled: z.boolean(),
  /** When a waiting mail is next tried; null: none waits, or no mail server. */
  nextTryAt: z.nullable(z.iso.datetime()),
  lastError: z.nullable(
    z.object({
      at: z.iso.datetime(),
      /** A sentence for the maker. */
      message: z.string(),
      orderId: z.nullable(Id),
    }),
  ),
});
export type MailStatus = z.infer<typeof MailStatus>;

/** The newest backup, as the Orders tab tells it. */
export const BackupStatus = z.object({
  /** Null: there is none yet. */
  lastAt: z.nullable(z.iso.datetime()),
  /** Whether there should have been a newer one. */
  isOld: z.boolean(),
});
export type BackupStatus = z.infer<typeof BackupStatus>;

export const TestMailInput = z.object({
  address: EmailInput("Enter an email address."),
});
