import { and, between, desc, eq, sql } from "drizzle-orm";
import { REPEAT_WINDOW_MS } from "#shared/orders.ts";
import type { Tx } from "#server/db/open.ts";
import { prepared } from "#server/db/prepared.ts";
import { orders } from "#server/db/schema/orders.ts";
import { Problem } from "#server/problem.ts";
import type { OrderRow } from "./rows.ts";

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
  return selectByKey(db).get({ key });
}

function findRecent(
  db: Tx,
  { cartId, requestHash, now }: Attempt,
): OrderRow | undefined {
  if (cartId === undefined) return undefined;
  return selectRecent(db).get({
    cartId,
    requestHash,
    from: now - REPEAT_WINDOW_MS,
    until: now + REPEAT_WINDOW_MS,
  });
}
