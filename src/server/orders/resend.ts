import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/handle.ts";
import { orders } from "#server/db/schema/orders.ts";
import { MAKER, NO_LOCK } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { enqueueMail, findFirstMail } from "#server/mail/queue.ts";
import { findOrderLinks, renewMakerLink } from "./links.ts";
import { getHashSecret } from "#server/db/secrets.ts";

/** A customer with many orders gets the mails of the newest again. */
const MOST_ORDERS = 20;

/**
 * Sends the mails about orders to the maker once more: those of an order's
 * number, or of a customer's address. Returns how many orders were found.
 */
export async function resendOrderMails(
  { commit, clock, config, outboxWake }: Deps,
  query: string,
): Promise<number> {
  const found = await commit(NO_LOCK, async (tx) => {
    const ids = await findOrderIds(tx, query);
    for (const orderId of ids) {
      const kind = "order_owner";
      const first = await findFirstMail(tx, { orderId, kinds: [kind] });
      const { remarks } = first ?? {};
      await enqueueMail(tx, {
        kind,
        recipient: config.ownerEmail,
        orderId,
        ...(remarks && { remarks }),
        now: clock.now(),
      });
    }
    return ids.length;
  });
  if (found > 0) outboxWake();
  return found;
}

async function findOrderIds(db: Db, query: string): Promise<number[]> {
  const number = /^(?:#|№)?\s*(\d{1,9})$/.exec(query)?.[1];
  const isIt = number
    ? eq(orders.id, Number(number))
    : eq(sql`lower(${orders.customerEmail})`, query.toLowerCase());
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    // An order without a link was erased, or is of a version without pages.
    .where(and(isIt, isNotNull(orders.makerTokenHash)))
    .orderBy(desc(orders.id))
    .limit(MOST_ORDERS)
    .all();
  return rows.map(({ id }) => id);
}

/** Finds whose orders these are, and the paths of their pages for the maker. */
export async function findCustomers(db: Db, ids: number[]) {
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, ids), isNotNull(orders.makerTokenHash)))
    .all();
  const customers = rows.map(async (order) => {
    const { maker } = await findOrderLinks(db, { order, publicUrl: "" });
    const customer = { name: order.customerName, path: maker ?? null };
    return [order.id, customer] as const;
  });
  return new Map(await Promise.all(customers));
}

/**
 * Gives an order's page for the maker a new link; the old one leads nowhere.
 * Throws "not_found".
 */
export async function replaceMakerLink(
  deps: Pick<Deps, "db" | "commit">,
  { id, publicUrl }: { id: number; publicUrl: string },
): Promise<string> {
  const secret = await getHashSecret(deps);
  return deps.commit(MAKER, async (tx) => {
    await renew(tx, id, secret);
    const order = await getLinked(tx, id);
    const { maker } = await findOrderLinks(tx, { order, publicUrl });
    if (maker === undefined) throw new Problem("not_found");
    return maker;
  });
}

async function renew(tx: Tx, id: number, secret: string): Promise<void> {
  const order = await getLinked(tx, id);
  await tx
    .update(orders)
    .set(renewMakerLink(secret, order))
    .where(eq(orders.id, id))
    .run();
}

async function getLinked(db: Db, id: number) {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNotNull(orders.makerTokenHash)))
    .all();
  if (!row) throw new Problem("not_found");
  return row;
}
