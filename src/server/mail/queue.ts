import { and, asc, count, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import {
  type LowCharm,
  type MailKind,
  type OrderRemarks,
  outbox,
} from "#server/db/schema/mails.ts";
import { hashToken } from "#server/runtime/random.ts";
import { isOneAddress } from "./mail.ts";

// How a mail gets into the outbox. What becomes of it there is in claims.ts.

export type OutboxRow = typeof outbox.$inferSelect;

/** Whether a mail of this kind is to the maker. */
export function isToOwner(kind: MailKind): boolean {
  return kind === "order_owner" || kind === "order_cancelled_owner";
}

/** A mail with more pictures than this goes after the short ones. */
const SHORT_MAIL_PICTURES = 4;

type NewMail = {
  kind: MailKind;
  /** Exactly one address. */
  recipient: string;
  orderId?: number;
  subscriberId?: number;
  /** For an owner's mail: charms that run low after the order. */
  lowCharms?: LowCharm[];
  /** For an owner's mail: what else there is to say of the order. */
  remarks?: OrderRemarks;
  /** How many pictures it has to have drawn. */
  pictures?: number;
  now: number;
  /** When it is due; at once unless given. */
  dueAt?: number;
};

// Every order writes two. Placeholders take what the database stores: null, or
// the JSON as text.
const insertMail = prepared((db: Tx) =>
  db
    .insert(outbox)
    .values({
      kind: sql.placeholder("kind"),
      recipient: sql.placeholder("recipient"),
      orderId: sql.placeholder("orderId"),
      subscriberId: sql.placeholder("subscriberId"),
      lowCharms: sql`${sql.placeholder("lowCharms")}`,
      remarks: sql`${sql.placeholder("remarks")}`,
      mailboxHash: sql.placeholder("mailboxHash"),
      isLong: sql`${sql.placeholder("isLong")}`,
      messageId: sql.placeholder("messageId"),
      state: "queued",
      attempts: 0,
      nextAttemptAt: sql.placeholder("dueAt"),
      createdAt: sql.placeholder("now"),
    })
    .prepare(),
);

/**
 * Puts a mail in the outbox. Call it in the transaction that the
 * mail is about, so that both are stored or neither, and `deps.outboxWake()`
 * after the commit. Throws a RangeError for anything but one address.
 */
export async function enqueueMail(db: Tx, mail: NewMail): Promise<void> {
  if (!isOneAddress(mail.recipient))
    throw new RangeError("a mail needs exactly one recipient");
  await insertMail(db).run({
    kind: mail.kind,
    recipient: mail.recipient,
    orderId: mail.orderId ?? null,
    subscriberId: mail.subscriberId ?? null,
    lowCharms: mail.lowCharms ? JSON.stringify(mail.lowCharms) : null,
    remarks: mail.remarks ? JSON.stringify(mail.remarks) : null,
    // The maker's mails are not counted.
    mailboxHash: isToOwner(mail.kind) ? null : hashMailbox(mail.recipient),
    isLong: Number((mail.pictures ?? 0) > SHORT_MAIL_PICTURES),
    // Ascending ids stand side by side in their index: fewer pages to write.
    messageId: Bun.randomUUIDv7(),
    now: mail.now,
    dueAt: mail.dueAt ?? mail.now,
  });
}

const selectMailCount = prepared((db) =>
  db
    .select({ mails: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.mailboxHash, sql.placeholder("mailboxHash")),
        eq(outbox.kind, sql.placeholder("kind")),
        gt(outbox.createdAt, sql.placeholder("since")),
      ),
    )
    .prepare(),
);

/** How many mails of a kind were queued for a mailbox since a time. */
export async function countMailsTo(
  db: Db,
  { recipient, ...input }: { recipient: string; kind: MailKind; since: number },
): Promise<number> {
  const mailboxHash = hashMailbox(recipient);
  const row = await selectMailCount(db).get({ mailboxHash, ...input });
  return row?.mails ?? 0;
}

type MailsOfOrder = { orderId: number; kinds: MailKind[] };

/** Whether there is a mail of these kinds about an order, sent or not. */
export async function hasMail(db: Db, mails: MailsOfOrder): Promise<boolean> {
  return (await findFirstMail(db, mails)) !== undefined;
}

/** The first mail of these kinds about an order. */
export async function findFirstMail(
  db: Db,
  { orderId, kinds }: MailsOfOrder,
): Promise<OutboxRow | undefined> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.orderId, orderId), inArray(outbox.kind, kinds)))
    .orderBy(asc(outbox.id))
    .limit(1)
    .all();
  return row;
}

/** The kind of mail that a later mail about the same order continues. */
const THREADS: Partial<Record<MailKind, MailKind>> = {
  order_making: "order_customer",
  order_sent: "order_customer",
  order_cancelled: "order_customer",
  order_cancelled_owner: "order_owner",
};

/** The `messageId` of the mail that a mail continues; undefined: none. */
export async function findThread(
  db: Db,
  { kind, orderId }: Pick<OutboxRow, "kind" | "orderId">,
): Promise<string | undefined> {
  const first = THREADS[kind];
  if (!first || orderId === null) return undefined;
  return (await findFirstMail(db, { orderId, kinds: [first] }))?.messageId;
}

/**
 * The mailbox behind an address, as a hash: capital letters and what follows a
 * "+" lead to the same one.
 */
function hashMailbox(address: string): string {
  const [name = "", domain = ""] = address.toLowerCase().split("@");
  return hashToken(`${name.replace(/\+.*$/, "")}@${domain}`);
}
