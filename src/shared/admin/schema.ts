import { errorKey } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import { EmailInput } from "#shared/orders/contact.ts";
import { Id } from "#shared/api/schema.ts";
import { MAX_PASSWORD } from "#shared/account/rules.ts";

/** Any text within these limits is tried; all wrong ones get the same reply. */
export const LoginInput = z.object({
  // The keyboard of a phone adds a space after a word that it completes.
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  password: z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD)),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** A problem that the panel asks the maker to solve. */
export type Notice =
  "proxy_not_trusted" | "password_generated" | "clock_jumped";

export const Me = z.object({
  username: z.string(),
  /**
   * Each is a Notice. A panel older than the server may not know all of them.
   */
  notices: z.optional(z.array(z.string())),
});
export type Me = z.infer<typeof Me>;

/** The new order of a list: each id of the list once. */
export const ReorderInput = z.object({
  ids: z.array(Id).check(z.maxLength(2_000)),
});
export type ReorderInput = z.infer<typeof ReorderInput>;

/** The subject of a mail: an order, for the maker or for its customer. */
const MAIL_SUBJECTS = ["order", "confirmation", "progress", "other"] as const;
export type MailSubject = (typeof MAIL_SUBJECTS)[number];

/** A customer whom a mail about an order did not reach, for good. */
const UnreachedCustomer = z.object({
  orderId: Id,
  name: z.string(),
  /** A sentence for the maker, with the mail server's reply. */
  reason: z.string(),
  /** The page of the order; null for one that has none. */
  path: z.nullable(z.string()),
});
export type UnreachedCustomer = z.infer<typeof UnreachedCustomer>;

/** The state of the mails, as the Orders tab shows it. */
export const MailStatus = z.object({
  smtpConfigured: z.boolean(),
  ownerEmail: z.string(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  /** When the last mail was sent, letters aside; null: none yet. */
  lastSentAt: z.nullable(z.iso.datetime()),
  /** Orders with a mail that is not sent yet. */
  ordersWaiting: z.int(),
  /** Orders with a mail that is no longer retried. */
  ordersFailed: z.int(),
  /** Those of them of which the maker herself was not told. */
  ordersUntold: z.optional(z.int()),
  /** The newest orders whose customers a mail did not reach. */
  unreached: z.optional(z.array(UnreachedCustomer)),
  /** Whether a mail has waited for more than an hour. */
  isStalled: z.boolean(),
  /** When a mail is next tried; null without a waiting mail or SMTP. */
  nextTryAt: z.nullable(z.iso.datetime()),
  lastError: z.nullable(
    z.object({
      at: z.iso.datetime(),
      /** A sentence for the maker. */
      message: z.string(),
      about: z.enum(MAIL_SUBJECTS),
      orderId: z.nullable(Id),
    }),
  ),
});
export type MailStatus = z.infer<typeof MailStatus>;

/** The newest backup, as the Orders tab shows it. */
export const BackupStatus = z.object({
  /** Null if there is no backup yet. */
  lastAt: z.nullable(z.iso.datetime()),
  /** Whether a newer backup is overdue. */
  isOld: z.boolean(),
});
export type BackupStatus = z.infer<typeof BackupStatus>;

export const TestMailInput = z.object({
  address: EmailInput(errorKey("testAddressMissing")),
});
