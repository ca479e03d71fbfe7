import { and, between, desc, eq, sql } from "drizzle-orm";
import { type OrderInput, REPEAT_WINDOW_MS } from "#shared/orders/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { orders } from "#server/db/schema/orders.ts";
import { Problem } from "#server/http/problem.ts";
import type { OrderRow } from "./store.ts";

const selectByKey = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.idempotencyKey, sql.placeholder("key")))
    .prepare(),
);
const selectRecent = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, sql.placeholder("cartId")),
        eq(orders.requestHash, sql.placeholder("requestHash")),
        between(
          orders.createdAt,
          sql.placeholder("from"),
          sql.placeholder("until"),
        ),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
    .prepare(),
);

/**
 * A hash of what an order request means, the same however its JSON was
 * written. It tells a repeat from another order.
 */
export function hashRequest(input: OrderInput): string {
  const meaning = [
    input.customerName,
    input.customerEmail,
    input.customerPhone,
    input.total,
    ...input.items.map((item) => [
      item.productId,
      item.productName,
      item.quantity,
      item.price,
    ]),
  ];
  return new Bun.CryptoHasher("sha256")
    .update(JSON.stringify(meaning))
    .digest("hex");
}

/** A request to order: everything that tells whether it was made before. */
export type OrderAttempt = {
  cartId: number | undefined;
  idempotencyKey: string | undefined;
  requestHash: string;
  now: number;
};

/**
 * The order that the same request led to before, if any. Throws "key_reused"
 * where its key belongs to a request with another body or of another cart.
 */
export async function findRepeatedOrder(
  db: Db,
  attempt: OrderAttempt,
): Promise<OrderRow | undefined> {
  const { cartId, idempotencyKey, requestHash } = attempt;
  const row =
    idempotencyKey === undefined
      ? await findRecentOrder(db, attempt)
      : await selectByKey(db).get({ key: idempotencyKey });
  if (!row) return undefined;
  if (row.cartId !== cartId || row.requestHash !== requestHash)
    throw new Problem("key_reused");
  return row;
}

async function findRecentOrder(
  db: Db,
  { cartId, requestHash, now }: OrderAttempt,
): Promise<OrderRow | undefined> {
  if (cartId === undefined) return undefined;
  return selectRecent(db).get({
    cartId,
    requestHash,
    from: now - REPEAT_WINDOW_MS,
    until: now + REPEAT_WINDOW_MS,
  });
}
