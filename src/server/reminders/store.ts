import { and, count, eq, inArray, isNull, lt, type SQL } from "drizzle-orm";
import { numberedSlug } from "#shared/catalog/rules.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { products, variants } from "#server/db/schema/catalog.ts";
import { reminders } from "#server/db/schema/letters.ts";
import { detachMailsOfReminders } from "#server/mail/removal.ts";
import { randomToken } from "#server/runtime/random.ts";

export type ReminderRow = typeof reminders.$inferSelect;
type NewReminder = Omit<ReminderRow, "id" | "token">;

/** Long enough that nobody guesses the link of another address. */
const TOKEN_BYTES = 24;

type Wait = Pick<ReminderRow, "productId" | "variantId" | "mailboxHash">;

/**
 * Counts who wait: of this mailbox for the same, of it in all, of the origin,
 * and of the network around that.
 */
export async function countWaiting(
  db: Db,
  { productId, variantId, mailboxHash, originHash, networkHash }: NewReminder,
): Promise<Record<"same" | "ofMailbox" | "ofOrigin" | "ofNetwork", number>> {
  const number = async (where: SQL | undefined) => {
    const rows = await db
      .select({ rows: count() })
      .from(reminders)
      .where(where)
      .all();
    return rows[0]?.rows ?? 0;
  };
  const same: Wait = { productId, variantId, mailboxHash };
  const [found, ofMailbox, ofOrigin, ofNetwork] = await Promise.all([
    number(isSame(same)),
    number(eq(reminders.mailboxHash, mailboxHash)),
    number(eq(reminders.originHash, originHash)),
    networkHash === null ? 0 : number(eq(reminders.networkHash, networkHash)),
  ]);
  return { same: found, ofMailbox, ofOrigin, ofNetwork };
}

const isSame = ({ productId, variantId, mailboxHash }: Wait) =>
  and(
    eq(reminders.mailboxHash, mailboxHash),
    eq(reminders.productId, productId),
    variantId === null
      ? isNull(reminders.variantId)
      : eq(reminders.variantId, variantId),
  );

/** Adds a wait. Returns its id. */
export async function insertReminder(
  db: Tx,
  reminder: NewReminder,
): Promise<number> {
  const token = randomToken(TOKEN_BYTES);
  const row = await db
    .insert(reminders)
    .values({ ...reminder, token })
    .returning({ id: reminders.id })
    .get();
  return row.id;
}

/** The facts that a mail about a wait needs. */
type AwaitedProduct = {
  name: string;
  slug: string;
  /** Null as well where the variant is gone. */
  variantTitle: string | null;
  token: string;
};

/** The clip that a reminder waits for; undefined if the wait is over. */
export async function findAwaitedProduct(
  db: Db,
  id: number,
): Promise<AwaitedProduct | undefined> {
  const [row] = await db
    .select({
      productId: products.id,
      name: products.name,
      slug: products.slug,
      variantTitle: variants.title,
      token: reminders.token,
    })
    .from(reminders)
    .innerJoin(products, eq(products.id, reminders.productId))
    .leftJoin(
      variants,
      and(eq(variants.id, reminders.variantId), isNull(variants.deletedAt)),
    )
    .where(eq(reminders.id, id))
    .all();
  return row && { ...row, slug: row.slug ?? numberedSlug(row.productId) };
}

/** The reminder of a link; undefined if the wait is over. */
export async function findReminderByToken(
  db: Db,
  token: string,
): Promise<ReminderRow | undefined> {
  const [row] = await db
    .select()
    .from(reminders)
    .where(eq(reminders.token, token))
    .all();
  return row;
}

/** The waits under an address, which is in lower case. */
export async function listWaits(db: Db, email: string): Promise<number[]> {
  const rows = await db
    .select({ id: reminders.id })
    .from(reminders)
    .where(eq(reminders.email, email))
    .all();
  return rows.map(({ id }) => id);
}

/** Ends waits, and their mails that are not sent yet. */
export async function removeReminders(db: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await detachMailsOfReminders(db, ids);
  await db.delete(reminders).where(inArray(reminders.id, ids)).run();
}

/** The waits that began before a time. */
export async function listOldReminders(
  db: Db,
  before: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: reminders.id })
    .from(reminders)
    .where(lt(reminders.createdAt, before))
    .all();
  return rows.map(({ id }) => id);
}
