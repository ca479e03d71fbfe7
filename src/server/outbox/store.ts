import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { prepared } from "#server/db/prepared.ts";
import {
  type LowCharm,
  type MailKind,
  outbox,
} from "#server/db/schema/mails.ts";
import { isOneAddress } from "./address.ts";

export type OutboxRow = typeof outbox.$inferSelect;

type NewMail = {
  kind: MailKind;
  /** Exactly one address. */
  recipient: string;
  orderId?: number;
  subscriberId?: number;
  /** For an owner's mail: charms that the order left nearly gone. */
  lowCharms?: LowCharm[];
  now: number;
};

// Every order writes two. Placeholders take what the database holds: null, or
// the JSON as text.
const insertMail = prepared((db) =>
  db
    .insert(outbox)
    .values({
      kind: sql.placeholder("kind"),
      recipient: sql.placeholder("recipient"),
      orderId: sql.placeholder("orderId"),
      subscriberId: sql.placeholder("subscriberId"),
      lowCharms: sql`${sql.placeholder("lowCharms")}`,
      messageId: sql.placeholder("messageId"),
      state: "queued",
      attempts: 0,
      nextAttemptAt: sql.placeholder("now"),
      createdAt: sql.placeholder("now"),
    })
    .prepare(),
);

/**
 * Puts a mail in the outbox, due at once. Called inside the transaction that
 * the mail tells of: both are kept, or neither. Call `deps.outboxWake()` after
 * the commit. Throws a RangeError for anything but one address.
 */
export function enqueueMail(db: Tx, mail: NewMail): void {
  if (!isOneAddress(mail.recipient))
    throw new RangeError("a mail needs exactly one recipient");
  insertMail(db).run({
    kind: mail.kind,
    recipient: mail.recipient,
    orderId: mail.orderId ?? null,
    subscriberId: mail.subscriberId ?? null,
    lowCharms: mail.lowCharms ? JSON.stringify(mail.lowCharms) : null,
    messageId: crypto.randomUUID(),
    now: mail.now,
  });
}

/** Takes back what still waits for a subscriber who has left. */
export function removeWaitingMails(db: Tx, subscriberId: number): void {
  db.delete(outbox)
    .where(
      and(
        eq(outbox.subscriberId, subscriberId),
        inArray(outbox.state, ["queued", "failed"]),
      ),
    )
    .run();
}

/** Removes mails that were sent before a time. Answers their ids. */
export function removeSentMails(db: Tx, sentBefore: number): number[] {
  return db
    .delete(outbox)
    .where(and(eq(outbox.state, "sent"), lte(outbox.sentAt, sentBefore)))
    .returning({ id: outbox.id })
    .all()
    .map((row) => row.id);
}
