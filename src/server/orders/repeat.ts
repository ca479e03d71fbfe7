import { and, between, desc, eq } from "drizzle-orm";
import { REPEAT_WINDOW_MS } from "#shared/orders.ts";
import type { Tx } from "#server/db/open.ts";
import { orders } from "#server/db/schema.ts";
import { Problem } from "#server/problem.ts";
import type { OrderRow } from "./rows.ts";

/** A request to order, as far as it tells whether it came before. */
export type Attempt = {
  cartId: number | undefined;
  idempotencyKey: string | undefined;
  requestHash: string;
  now: number;
};

/**
 * The order that a request already led to, if any. Throws "key_reused" where
 * its key belongs to a request with another body or of another cart.
 */
export function findRepeat(db: Tx, attempt: Attempt): OrderRow | undefined {
  const { cartId, idempotencyKey, requestHash } = attempt;
  const row =
    idempotencyKey === undefined
      ? findRecent(db, attempt)
      : findByKey(db, idempotencyKey);
  if (!row) return undefined;
  if (row.cartId !== cartId || row.requestHash !== requestHash)
    throw new Problem("key_reused");
  return row;
}

function findByKey(db: Tx, key: string): OrderRow | undefined {
  const [row] = db
    .select()
    .from(orders)
    .where(eq(orders.idempotencyKey, key))
    .all();
  return row;
}

function findRecent(
  db: Tx,
  { cartId, requestHash, now }: Attempt,
): OrderRow | undefined {
  if (cartId === undefined) return undefined;
  const [row] = db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, cartId),
        eq(orders.requestHash, requestHash),
        between(
          orders.createdAt,
          now - REPEAT_WINDOW_MS,
          now + REPEAT_WINDOW_MS,
        ),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
    .all();
  return row;
}
