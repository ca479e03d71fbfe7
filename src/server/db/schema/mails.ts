import {
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, flag } from "./columns.ts";
import { orders, type Refund, type Withdrawal } from "./orders.ts";
import { reminders } from "./letters.ts";

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

/** The ways in which the outbox treats a kind of mail. */
type MailTraits = {
  /**
   * "maker": tells her of an order, at the owner's address, and is tried longest.
   * "owner": goes to that address as well. "tester": to whom she names. The others
   * are to customers and subscribers.
   */
  to?: "maker" | "owner" | "tester";
  /** Anybody can cause it, for any address: it goes after the others. */
  waits?: true;
  /** The kind of the first mail in the thread that it continues. */
  follows?: "order_owner" | "order_customer";
  /** The part of an order that it tells its customer. */
  tells?: "confirmation" | "progress";
};

/** The kinds of mails. What each says is written beside its noun. */
export const MAIL_KINDS = {
  order_owner: { to: "maker" },
  order_links: { waits: true, tells: "progress" },
  order_customer: { tells: "confirmation" },
  order_making: { follows: "order_customer", tells: "progress" },
  order_sent: { follows: "order_customer", tells: "progress" },
  order_cancelled: { follows: "order_customer", tells: "progress" },
  order_cancelled_owner: { to: "maker", follows: "order_owner" },
  order_payment: { follows: "order_customer", tells: "progress" },
  order_payment_reminder: { follows: "order_customer", tells: "progress" },
  order_paid: { follows: "order_customer", tells: "progress" },
  order_refunded: { follows: "order_customer", tells: "progress" },
  order_corrected: { follows: "order_customer", tells: "progress" },
  order_withdrawn: { follows: "order_customer", tells: "progress" },
  order_withdrawn_owner: { to: "maker", follows: "order_owner" },
  withdrawal: { waits: true },
  withdrawal_owner: { to: "maker", waits: true },
  newsletter_confirm: { waits: true },
  newsletter_welcome: { waits: true },
  week_owner: { to: "maker" },
  reminder_open: { waits: true },
  reminder_moved: { waits: true },
  reminder_off: { waits: true },
  letter_test: {},
  password_link: { to: "owner" },
  test: { to: "tester" },
} as const satisfies Record<string, MailTraits>;
export type MailKind = keyof typeof MAIL_KINDS;

const isMailKind = (kind: string): kind is MailKind =>
  Object.hasOwn(MAIL_KINDS, kind);

/**
 * Returns how the outbox treats a kind; a newer copy may have queued an unknown
 * one.
 */
export const traitsOf = (kind: string): MailTraits =>
  isMailKind(kind) ? MAIL_KINDS[kind] : {};

/** The kinds by which the maker learns of an order. */
export const MAKER_KINDS = Object.keys(MAIL_KINDS)
  .filter(isMailKind)
  .filter((kind) => traitsOf(kind).to === "maker");

const MAIL_STATES = ["queued", "sending", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A thing that an order made run low, for the mail to the maker. */
export type LowStock = { name: string; left: number };

/** A withdrawal that was declared by the form, which knows no order. */
export type Declaration = {
  name: string;
  email: string;
  /** As typed. */
  orderId: string;
  at: number;
};

/** The remarks that a mail has besides the order itself. */
export type OrderRemarks = {
  /**
   * The things of which the order took more than half of the remaining stock.
   */
  largeTakes?: { name: string; taken: number; before: number }[];
  /** The number of clips that it asks for, where that is more than a week's. */
  largeClips?: number;
  /** Why the customer gets no confirmation. */
  unconfirmed?: "limit" | "origin" | "program";
  /** The withdrawal of the customer. */
  withdrawal?: Withdrawal;
  /** The money that went back to the customer. */
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
    kind: text("kind").$type<MailKind>().notNull(),
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
    /**
     * The number of times that the mail itself could not be sent: sets the next
     * pause.
     */
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
