import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  sql,
} from "drizzle-orm";
import { DAY_MS } from "#shared/text/dates.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { insertRow, prepared } from "#server/db/prepared.ts";
import {
  type LowStock,
  type MailKind,
  type OrderRemarks,
  outbox,
  traitsOf,
} from "#server/db/schema/mails.ts";
import { happenedWithin } from "#server/db/times.ts";
import { NEWEST_ORDER } from "#server/db/schema/orders.ts";
import { hashToken } from "#server/runtime/random.ts";
import { isOneAddress } from "./mail.ts";

// Adds mails to the outbox. claims.ts has their later states.

export type OutboxRow = typeof outbox.$inferSelect;

/** Whether a mail tells the maker of an order. */
export const isToMaker = (kind: MailKind): boolean =>
  traitsOf(kind).to === "maker";

/** A mail with more pictures than this is long: short mails are sent first. */
const SHORT_MAIL_PICTURES = 4;

export type NewMail = {
  kind: MailKind;
  /** Exactly one address. */
  recipient: string;
  orderId?: number;
  subscriberId?: number;
  /** The person who waits for a clip, and is told of it. */
  reminderId?: number;
  /** The address of a customer whom a mail to the maker names, without order. */
  about?: string;
  /** The charms that run low after the order, for a mail to the maker. */
  lowCharms?: LowStock[];
  /** Further remarks, about the order or about a withdrawal. */
  remarks?: OrderRemarks;
  /** The number of pictures that must be drawn for the mail. */
  pictures?: number;
  now: number;
  /** When the mail is due; `now` if not given. */
  dueAt?: number;
};

const outboxRow = insertRow(outbox);
const outboxRowOfOrder = insertRow(outbox, { orderId: NEWEST_ORDER });

/**
 * Adds a mail to the outbox. Call it in the transaction that stores what the
 * mail is about, so that both are stored or neither, and call
 * `deps.outboxWake()` after the commit. Without a recipient nobody is written
 * to: the customer of an order that the maker took herself may have no address.
 * Throws a RangeError unless another one is exactly one address.
 */
export async function enqueueMail(db: Tx, mail: NewMail): Promise<void> {
  if (mail.recipient === "") return;
  const row = toStored(mail);
  const { kind, orderId = null } = mail;
  const thread = await findThread(db, { kind, orderId });
  await outboxRow.run(db, { ...row, orderId, thread });
}

/**
 * Takes as long as `enqueueMail`, for a mail that is not to be sent: who asks
 * with a clock does not learn from the reply whether an address is known.
 */
export async function pretendMail(
  db: Tx,
  mail: Omit<NewMail, "orderId">,
): Promise<void> {
  const row = toStored(mail);
  const thread = await findThread(db, { kind: mail.kind, orderId: null });
  await outboxRow.run(db, { ...row, thread });
  await db.delete(outbox).where(eq(outbox.messageId, row.messageId)).run();
}

/**
 * Adds a mail about the order that the transaction inserts at its end, right
 * behind the order.
 */
export function queueMailOfOrder(db: Tx, mail: Omit<NewMail, "orderId">): void {
  const row = toStored(mail);
  db.later(() => outboxRowOfOrder.run(db, row));
}

/** Throws a RangeError unless the recipient is exactly one address. */
function toStored(mail: NewMail) {
  if (!isOneAddress(mail.recipient))
    throw new RangeError("a mail needs exactly one recipient");
  const { kind, recipient, subscriberId, reminderId, now } = mail;
  const { lowCharms, remarks, pictures = 0, dueAt = now } = mail;
  return {
    kind,
    recipient,
    subscriberId,
    reminderId,
    lowCharms,
    remarks,
    mailboxHash: hashOf(mail),
    drawsMuch: pictures > SHORT_MAIL_PICTURES,
    waits: traitsOf(kind).waits ?? false,
    // Ascending ids are adjacent in their index, so fewer pages are written.
    messageId: Bun.randomUUIDv7(),
    state: "queued" as const,
    attempts: 0,
    nextAttemptAt: dueAt,
    createdAt: now,
  };
}

/**
 * Returns the hash of the mailbox that a mail is about, by which it is counted
 * and erased.
 */
function hashOf({ kind, recipient, about }: NewMail): string | null {
  if (about !== undefined) return hashMailbox(about);
  // Mails to the maker do not count toward the limits per mailbox.
  return isToMaker(kind) ? null : hashMailbox(recipient);
}

const selectMailCount = prepared((db) =>
  db
    .select({ mails: count() })
    .from(outbox)
    .where(
      and(
        eq(outbox.mailboxHash, sql.placeholder("mailboxHash")),
        eq(outbox.kind, sql.placeholder("kind")),
        happenedWithin(outbox.createdAt, sql.placeholder("now"), DAY_MS),
      ),
    )
    .prepare(),
);

/**
 * Counts the mails of a kind that were queued for a mailbox in the last day.
 */
export async function countMailsTo(
  db: Db,
  { recipient, ...input }: { recipient: string; kind: MailKind; now: number },
): Promise<number> {
  const mailboxHash = hashMailbox(recipient);
  const row = await selectMailCount(db).get({ mailboxHash, ...input });
  return row?.mails ?? 0;
}

/**
 * Makes a query: about how many orders one of these mails was queued for a mailbox
 * in a day.
 */
export function orderCounter(kinds: MailKind[]) {
  const select = prepared((db) =>
    db
      .select({ orders: countDistinct(outbox.orderId) })
      .from(outbox)
      .where(
        and(
          eq(outbox.mailboxHash, sql.placeholder("mailboxHash")),
          inArray(outbox.kind, kinds),
          happenedWithin(outbox.createdAt, sql.placeholder("now"), DAY_MS),
        ),
      )
      .prepare(),
  );
  return async (
    db: Db,
    { recipient, now }: { recipient: string; now: number },
  ): Promise<number> => {
    const mailboxHash = hashMailbox(recipient);
    return (await select(db).get({ mailboxHash, now }))?.orders ?? 0;
  };
}

type MailsOfOrder = {
  orderId: number;
  kinds: MailKind[];
  /** Only mails in this state; if undefined, sent or not. */
  state?: OutboxRow["state"];
};

/** Whether there is a mail of these kinds about an order. */
export async function hasMail(db: Db, mails: MailsOfOrder): Promise<boolean> {
  return (await findFirstMail(db, mails)) !== undefined;
}

/** The first mail of these kinds about an order. */
export async function findFirstMail(
  db: Db,
  mails: MailsOfOrder,
): Promise<OutboxRow | undefined> {
  return findOne(db, mails, asc);
}

/** The latest mail of these kinds about an order. */
export async function findLastMail(
  db: Db,
  mails: MailsOfOrder,
): Promise<OutboxRow | undefined> {
  return findOne(db, mails, desc);
}

async function findOne(
  db: Db,
  { orderId, kinds, state }: MailsOfOrder,
  sorted: typeof asc,
): Promise<OutboxRow | undefined> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.orderId, orderId),
        inArray(outbox.kind, kinds),
        state && eq(outbox.state, state),
      ),
    )
    .orderBy(sorted(outbox.id))
    .limit(1)
    .all();
  return row;
}

/** The `messageId` of the first mail in the thread; null without one. */
async function findThread(
  db: Db,
  { kind, orderId }: Pick<OutboxRow, "kind" | "orderId">,
): Promise<string | null> {
  const first = traitsOf(kind).follows;
  if (!first || orderId === null) return null;
  return (
    (await findFirstMail(db, { orderId, kinds: [first] }))?.messageId ?? null
  );
}

const GMAIL = new Set(["gmail.com", "googlemail.com"]);

/**
 * A hash of the mailbox that an address leads to. The case of letters and a
 * suffix after "+" do not matter, nor do dots and the second name at Gmail.
 */
export function hashMailbox(address: string): string {
  const [name = "", domain = ""] = address.toLowerCase().split("@");
  const [mailbox = ""] = name.split("+");
  return hashToken(
    GMAIL.has(domain)
      ? `${mailbox.replaceAll(".", "")}@gmail.com`
      : `${mailbox}@${domain}`,
  );
}
