import {
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, flag } from "./columns.ts";
import { orders } from "./orders.ts";

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
  },
  (table) => [
    uniqueIndex("subscribers_email").on(table.email),
    uniqueIndex("subscribers_token").on(table.token),
  ],
);

const MAIL_KINDS = [
  "order_owner",
  "order_customer",
  "order_making",
  "order_sent",
  "order_cancelled",
  "order_cancelled_owner",
  "newsletter_welcome",
  "test",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const MAIL_STATES = ["queued", "sending", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A charm that an order made run low, for the owner's mail. */
export type LowCharm = { name: string; left: number };

/** What the owner's mail says about an order, besides the order itself. */
export type OrderRemarks = {
  /** Charms of which the order took more than half of the remaining stock. */
  largeTakes?: { name: string; taken: number; before: number }[];
  /** Why the customer gets no confirmation. */
  unconfirmed?: "limit" | "program";
};

export const outbox = sqliteTable(
  "outbox",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind", { enum: MAIL_KINDS }).notNull(),
    recipient: text("recipient").notNull(),
    orderId: integer("order_id").references(() => orders.id),
    subscriberId: integer("subscriber_id").references(() => subscribers.id),
    /** The charms that ran low with the order; only in an owner's mail. */
    lowCharms: text("low_charms", { mode: "json" }).$type<LowCharm[]>(),
    /** Further remarks about the order; only in an owner's mail. */
    remarks: text("remarks", { mode: "json" }).$type<OrderRemarks>(),
    /** A hash of the recipient, to count mails to them. Null once erased. */
    mailboxHash: text("mailbox_hash"),
    /** Whether many pictures must be drawn; other mails are sent first. */
    isLong: flag("is_long").default(false),
    /** Never changes, so that a mail sent twice is recognized as one mail. */
    messageId: text("message_id").notNull(),
    state: text("state", { enum: MAIL_STATES }).notNull(),
    attempts: integer("attempts").notNull(),
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
    index("outbox_due").on(table.state, table.isLong, table.nextAttemptAt),
    index("outbox_order").on(table.orderId),
    index("outbox_mailbox").on(table.mailboxHash, table.createdAt),
  ],
);
