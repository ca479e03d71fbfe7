import {
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, flag } from "./columns.ts";
import { orders, type Refund, type Withdrawal } from "./orders.ts";
import { reminders } from "./reminders.ts";

// The newsletter's subscribers, and the queue of mails to send.

export const subscribers = sqliteTable(
  "subscribers",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    email: text("email").notNull(),
    /** The token in the unsubscribe link. */
    token: text("token").notNull(),
    createdAt: createdAt(),
    welcomedAt: integer("welcomed_at").notNull(),
    unsubscribedAt: integer("unsubscribed_at"),
    /** Since when the address waits for its confirmation; null: not. */
    unconfirmedSince: integer("unconfirmed_since"),
    /** When the address was confirmed, as proof; null: nobody asked for it. */
    confirmedAt: integer("confirmed_at"),
    /** When a mail server said that there is no such address; null: never. */
    bouncedAt: integer("bounced_at"),
    /** Where the maker has the address from, if she added it. */
    consentNote: text("consent_note"),
  },
  (table) => [
    uniqueIndex("subscribers_email").on(table.email),
    uniqueIndex("subscribers_token").on(table.token),
  ],
);

const MAIL_KINDS = [
  "order_owner",
  "order_links",
  "order_customer",
  "order_making",
  "order_sent",
  "order_cancelled",
  "order_cancelled_owner",
  "order_payment",
  "order_payment_reminder",
  "order_paid",
  "order_refunded",
  "order_corrected",
  "order_withdrawn",
  "order_withdrawn_owner",
  "withdrawal",
  "withdrawal_owner",
  "newsletter_confirm",
  "newsletter_welcome",
  "week_owner",
  "reminder_open",
  "reminder_moved",
  "reminder_off",
  "letter_test",
  "password_link",
  "test",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const MAIL_STATES = ["queued", "sending", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What an order made run low, for the mail to the maker. */
export type LowStock = { name: string; left: number };

/** A withdrawal that was declared by the form, which knows no order. */
export type Declaration = {
  name: string;
  email: string;
  /** As typed. */
  orderId: string;
  at: number;
};

/** What a mail says besides the order itself. */
export type OrderRemarks = {
  /** Of what the order took more than half of the remaining stock. */
  largeTakes?: { name: string; taken: number; before: number }[];
  /** How many clips it asks for, where that is more than a week's. */
  largeClips?: number;
  /** Why the customer gets no confirmation. */
  unconfirmed?: "limit" | "origin" | "program";
  /** What the customer withdrew from. */
  withdrawal?: Withdrawal;
  /** What went back to the customer. */
  refund?: Refund;
  declaration?: Declaration;
  /** The letter that the maker sends to herself. */
  letterId?: number;
  /** When a drop opens that was moved. */
  opensAt?: number;
};

export const outbox = sqliteTable(
  "outbox",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind", { enum: MAIL_KINDS }).notNull(),
    recipient: text("recipient").notNull(),
    orderId: integer("order_id").references(() => orders.id),
    subscriberId: integer("subscriber_id").references(() => subscribers.id),
    reminderId: integer("reminder_id").references(() => reminders.id),
    /** The charms that ran low with the order; only in a mail to the maker. */
    lowCharms: text("low_charms", { mode: "json" }).$type<LowStock[]>(),
    /** Further remarks, about the order or about a withdrawal. */
    remarks: text("remarks", { mode: "json" }).$type<OrderRemarks>(),
    /** A hash of the recipient, to count mails to them. Null once erased. */
    mailboxHash: text("mailbox_hash"),
    /** Whether many pictures must be drawn; other mails are sent first. */
    drawsMuch: flag("is_long").default(false),
    /** Whether it goes after orders' mails: anybody can cause many such mails. */
    waits: flag("waits").default(false),
    /** Never changes, so that a mail sent twice is recognized as one mail. */
    messageId: text("message_id").notNull(),
    /** The `messageId` of the first mail in the same thread. */
    thread: text("thread"),
    state: text("state", { enum: MAIL_STATES }).notNull(),
    /** How often the mail itself could not be sent: sets the next pause. */
    attempts: integer("attempts").notNull(),
    /** When it first could not be sent, for whatever reason; null: not yet. */
    failingSince: integer("failing_since"),
    nextAttemptAt: integer("next_attempt_at").notNull(),
    leasedUntil: integer("leased_until"),
    lastError: text("last_error"),
    lastErrorAt: integer("last_error_at"),
    /** When the mail became a file because no mail server is configured. */
    filedAt: integer("filed_at"),
    createdAt: createdAt(),
    sentAt: integer("sent_at"),
  },
  (table) => [
    uniqueIndex("outbox_message_id").on(table.messageId),
    index("outbox_due").on(
      table.state,
      table.waits,
      table.drawsMuch,
      table.nextAttemptAt,
    ),
    index("outbox_order").on(table.orderId),
    index("outbox_reminder").on(table.reminderId),
    index("outbox_mailbox").on(table.mailboxHash, table.createdAt),
  ],
);
