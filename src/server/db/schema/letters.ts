import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, updatedAt } from "./columns.ts";
import { products, variants } from "./catalog.ts";

// The maker's letters to her subscribers, and to whom each of them goes.

export const letters = sqliteTable(
  "letters",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Follows the subject until the letter is sent; its page is there. */
    slug: text("slug").notNull(),
    subject: text("subject").notNull(),
    markdown: text("markdown").notNull(),
    /** When it is to go out; null: a draft. */
    sendAt: integer("send_at"),
    /** Since when its recipients stand fast and its page is public. */
    startedAt: integer("started_at"),
    /** Since when the maker lets it wait; null: it goes on. */
    pausedAt: integer("paused_at"),
    /** When the last of its mails was settled, or the maker stopped it. */
    finishedAt: integer("finished_at"),
    /** Not before this time goes its next mail out (MAIL_PER_HOUR). */
    nextMailAt: integer("next_mail_at").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("letters_slug").on(table.slug),
    index("letters_due").on(table.finishedAt, table.sendAt),
  ],
);

/**
 * "leased": a worker is sending it. "given": the mail server is about to have
 * the whole mail, and whether it took it is not known yet. "left": the subscriber
 * left the list before, or the maker stopped the letter.
 */
const LETTER_MAIL_STATES = [
  "waiting",
  "leased",
  "given",
  "sent",
  "failed",
  "left",
] as const;
export type LetterMailState = (typeof LETTER_MAIL_STATES)[number];

export const letterMails = sqliteTable(
  "letter_mails",
  {
    letterId: integer("letter_id")
      .notNull()
      .references(() => letters.id),
    /** No foreign key: a subscriber may be erased. */
    subscriberId: integer("subscriber_id").notNull(),
    state: text("state", { enum: LETTER_MAIL_STATES })
      .notNull()
      .default("waiting"),
    /** Which attempt holds the lease; a later one has another. */
    claim: text("claim"),
    leasedUntil: integer("leased_until"),
    attempts: integer("attempts").notNull().default(0),
    /** When it first could not be sent; null: not yet. */
    failingSince: integer("failing_since"),
    nextAttemptAt: integer("next_attempt_at").notNull().default(0),
    lastError: text("last_error"),
    /** When the mail server took it, or its sending ended otherwise. */
    settledAt: integer("settled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.subscriberId] }),
    index("letter_mails_due").on(
      table.letterId,
      table.state,
      table.nextAttemptAt,
    ),
    index("letter_mails_settled").on(table.settledAt),
  ],
);

/** The weeks whose mail to the maker is written, or not worth one. */
export const weekMails = sqliteTable("week_mails", {
  /** The day of that mail in the shop's time zone, as 2026-11-23. */
  day: text("day").primaryKey(),
  createdAt: createdAt(),
});

/**
 * The people who wait for what cannot be bought now. A row goes with its one
 * mail.
 */
export const reminders = sqliteTable(
  "reminders",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    /** Null: any variant. */
    variantId: integer("variant_id").references(() => variants.id),
    email: text("email").notNull(),
    /** Tells a mailbox again, whichever way its address is written. */
    mailboxHash: text("mailbox_hash").notNull(),
    /** The hash of the address of origin, which may add so many only. */
    originHash: text("origin_hash").notNull(),
    /** The hash of the network around it; null: written by an older version. */
    networkHash: text("network_hash"),
    /** In the link that takes the address off. */
    token: text("token").notNull(),
    /** The opening time that they know of; null: none. */
    opensAt: integer("opens_at"),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("reminders_token").on(table.token),
    index("reminders_product").on(table.productId),
    index("reminders_mailbox").on(table.mailboxHash),
    index("reminders_origin").on(table.originHash),
    index("reminders_network").on(table.networkHash),
  ],
);
