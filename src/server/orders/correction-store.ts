import { asc, eq, sql } from "drizzle-orm";
import type { Change, Correction } from "#shared/orders/schema.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import {
  orderCorrections,
  orderLines,
  orders,
} from "#server/db/schema/orders.ts";
import { hashMailbox } from "#server/mail/queue.ts";
import { toIso } from "#server/runtime/clock.ts";
import type { OrderRow } from "./store.ts";

// Stores what the maker corrects in an order, and that she did.

export type LineRow = typeof orderLines.$inferSelect;

const selectCorrections = prepared((db) =>
  db
    .select()
    .from(orderCorrections)
    .where(eq(orderCorrections.orderId, sql.placeholder("orderId")))
    .orderBy(asc(orderCorrections.id))
    .prepare(),
);

/** Lists the corrections of an order, the oldest first. */
export async function listCorrections(
  db: Db,
  orderId: number,
): Promise<Correction[]> {
  const rows = await selectCorrections(db).all({ orderId });
  return rows.map(({ createdAt, changes }) => ({
    at: toIso(createdAt),
    changes,
  }));
}

/** The lines of an order as they are stored, in their order. */
export function listLineRows(db: Db, orderId: number): Promise<LineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
    .all();
}

type Corrected = {
  order: Pick<OrderRow, "id" | "revision">;
  /** The columns of the order that change. */
  columns: Partial<OrderRow>;
  /** The lines that change, as they are now; a quantity of 0 takes one out. */
  lines: readonly LineRow[];
  changes: Change[];
  now: number;
};

/** Writes a correction, and remembers what it changed. */
export async function writeCorrection(
  db: Tx,
  { order, columns, lines, changes, now }: Corrected,
): Promise<void> {
  for (const { id, ...line } of lines) {
    const own = eq(orderLines.id, id);
    if (line.quantity === 0) await db.delete(orderLines).where(own).run();
    else await db.update(orderLines).set(line).where(own).run();
  }
  const { customerEmail } = columns;
  await db
    .update(orders)
    .set({
      ...columns,
      ...(customerEmail !== undefined && {
        mailboxHash: hashMailbox(customerEmail),
      }),
      revision: order.revision + 1,
    })
    .where(eq(orders.id, order.id))
    .run();
  await db
    .insert(orderCorrections)
    .values({ orderId: order.id, changes, createdAt: now })
    .run();
}
