import { codeKey } from "#shared/discounts/rules.ts";
import { and, between, desc, eq, sql } from "drizzle-orm";
import { type OrderInput, REPEAT_WINDOW_MS } from "#shared/orders/input.ts";
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
 * Hashes the content of an order request, regardless of how its JSON is
 * formatted. Equal hashes mark a repeat of the same order.
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
      // Left out as in earlier versions, whose hashes are stored.
      ...(item.variantId === undefined
        ? []
        : [item.variantId, item.selectedCharms, item.resinId]),
    ]),
    ...travelOf(input),
    ...(input.discountCode ? [{ code: codeKey(input.discountCode) }] : []),
  ];
  return hashContent(meaning);
}

/** SHA-256 of what a request says. */
export const hashContent = (content: unknown): string =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify(content)).digest("hex");

/**
 * Returns what an order says of its delivery; nothing for one that chooses
 * none.
 */
function travelOf({ deliveryId, address, note, gift }: OrderInput): unknown[] {
  const details = [deliveryId, address, note, gift];
  return details.some(Boolean) ? [details] : [];
}

/** The data that decides whether a request to order is a repeat. */
export type OrderAttempt = {
  cartId: number | undefined;
  idempotencyKey: string | undefined;
  requestHash: string;
  now: number;
};

/**
 * The order that the same request created before, if any. Throws "key_reused"
 * where the key belongs to a request with another body or from another cart.
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
