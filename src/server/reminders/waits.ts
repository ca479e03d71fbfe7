import { and, asc, eq, inArray, isNull, min, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DAY_MS } from "#shared/text/dates.ts";
import { MAX_REMINDERS_A_DAY } from "#shared/reminders/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { products } from "#server/db/schema/catalog.ts";
import { type MailKind, outbox } from "#server/db/schema/mails.ts";
import { reminders } from "#server/db/schema/letters.ts";
import { happenedWithin } from "#server/db/times.ts";
import type { ReminderRow } from "./store.ts";

// The mails to those who wait are decided here. The mails themselves are in the
// outbox: who has one there has been told, or is being told.

/** The mails about what somebody waits for. */
const REMINDER_KINDS = [
  "reminder_open",
  "reminder_moved",
  "reminder_off",
] as const satisfies MailKind[];
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Those who wait for the same, and were told the same opening time. */
export type WaitGroup = Pick<
  ReminderRow,
  "productId" | "variantId" | "opensAt"
> & {
  product: Pick<
    typeof products.$inferSelect,
    "inStock" | "availableFrom" | "isHidden" | "deletedAt"
  >;
};

/** Returns them in the order in which the first of each signed up. */
export async function listGroups(db: Db): Promise<WaitGroup[]> {
  const { productId, variantId, opensAt } = reminders;
  const { inStock, availableFrom, isHidden, deletedAt } = products;
  const rows = await db
    .select({
      productId,
      variantId,
      opensAt,
      inStock,
      availableFrom,
      isHidden,
      deletedAt,
    })
    .from(reminders)
    .innerJoin(products, eq(products.id, productId))
    .groupBy(productId, variantId, opensAt, products.id)
    .orderBy(asc(min(reminders.id)))
    .all();
  return rows.map(({ productId, variantId, opensAt, ...product }) => ({
    ...{ productId, variantId, opensAt },
    product,
  }));
}

const isOfGroup = ({ productId, variantId, opensAt }: WaitGroup) =>
  and(
    eq(reminders.productId, productId),
    variantId === null
      ? isNull(reminders.variantId)
      : eq(reminders.variantId, variantId),
    opensAt === null
      ? isNull(reminders.opensAt)
      : eq(reminders.opensAt, opensAt),
  );

/** The mails to a group that can still be taken back. */
export async function listUntried(db: Db, group: WaitGroup) {
  return db
    .select({ id: outbox.id, kind: outbox.kind, remarks: outbox.remarks })
    .from(outbox)
    .innerJoin(reminders, eq(reminders.id, outbox.reminderId))
    .where(
      and(isOfGroup(group), eq(outbox.state, "queued"), eq(outbox.attempts, 0)),
    )
    .orderBy(asc(outbox.id))
    .all();
}

/** Takes back mails, unless one is being sent by now. */
export async function takeBack(db: Tx, mailIds: number[]): Promise<void> {
  if (mailIds.length === 0) return;
  await db
    .delete(outbox)
    .where(and(inArray(outbox.id, mailIds), eq(outbox.state, "queued")))
    .run();
}

const earlier = alias(outbox, "earlier");

/**
 * The first of a group to whom no mail is on its way, in the order in which they
 * signed up. Leaves out mailboxes that have had enough in the last day.
 */
export async function listDue(
  db: Db,
  group: WaitGroup,
  { now, most }: { now: number; most: number },
): Promise<ReminderRow[]> {
  const mails = db
    .select({ mails: sql`count(*)` })
    .from(earlier)
    .where(
      and(
        eq(earlier.mailboxHash, reminders.mailboxHash),
        inArray(earlier.kind, [...REMINDER_KINDS]),
        happenedWithin(earlier.createdAt, now, DAY_MS),
      ),
    );
  const rows = await db
    .select({ reminder: reminders })
    .from(reminders)
    .leftJoin(outbox, eq(outbox.reminderId, reminders.id))
    .where(
      and(
        isOfGroup(group),
        isNull(outbox.id),
        sql`${mails} < ${MAX_REMINDERS_A_DAY}`,
      ),
    )
    .orderBy(asc(reminders.id))
    .limit(most)
    .all();
  return rows.map(({ reminder }) => reminder);
}

/** The mails to those who wait that were sent, or that cannot be. */
export async function listDone(db: Db, most: number) {
  const { id, kind, state, remarks } = outbox;
  return db
    .select({ id, kind, state, remarks, reminderId: reminders.id })
    .from(outbox)
    .innerJoin(reminders, eq(reminders.id, outbox.reminderId))
    .where(and(ne(outbox.state, "queued"), ne(outbox.state, "sending")))
    .orderBy(asc(outbox.id))
    .limit(most)
    .all();
}

/** Records which opening time those who wait have been told. */
export async function recordTold(
  db: Tx,
  { id, opensAt }: Pick<ReminderRow, "id" | "opensAt">,
): Promise<void> {
  await db.update(reminders).set({ opensAt }).where(eq(reminders.id, id)).run();
}
