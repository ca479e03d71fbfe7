import { and, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import { priceCents, toPrice } from "#shared/money/rules.ts";
import { currencyDigits } from "#shared/money/schema.ts";
import type { Sum } from "#shared/money/sum.ts";
import type { OrderAmounts } from "#shared/orders/progress.ts";
import { FIRST_CURRENCY, type OrderItem } from "#shared/orders/schema.ts";
import { type OrderState, orderState } from "#shared/orders/state.ts";
import type { Db } from "#server/db/handle.ts";
import {
  type OrderedDiscount,
  orders,
  type Refund,
} from "#server/db/schema/orders.ts";
import { MAKER } from "#server/db/locks.ts";
import type { Deps } from "#server/deps.ts";
import { type OrderRow, readPlaced, sumOf, withLines } from "./store.ts";

// A stored order is reckoned by the rule of `shared/orders/state.ts`, and by
// the same rule in the words of SQL for what is counted and listed.

/** The orders that were neither cancelled nor withdrawn from as a whole. */
export const STANDS = and(
  or(isNull(orders.status), ne(orders.status, "cancelled")),
  eq(orders.isWithdrawn, false),
);

type SummedOrder = Pick<OrderRow, "delivery" | "discount" | "currency">;
type Lines = readonly Pick<OrderItem, "price" | "quantity" | "regularPrice">[];

/** Adds up an order with these lines. */
const sumOfOrder = (
  { delivery, discount, currency }: SummedOrder,
  items: Lines,
): Sum =>
  sumOf({
    lines: items.map((item) => ({
      priceCents: priceCents(item.price),
      quantity: item.quantity,
      isReduced: item.regularPrice !== undefined,
    })),
    delivery,
    // What it took was agreed on, however it would be reckoned today.
    discount: discount && { ...discount, ...takenBy(discount) },
    ...(discount && { digits: currencyDigits(currency ?? FIRST_CURRENCY) }),
  });

const takenBy = ({ kind, cents }: OrderedDiscount) =>
  kind === "delivery" ? {} : { kind: "amount" as const, value: cents };

/** Reckons what an order is; its items are those of the same moment. */
export function stateOf(row: OrderRow, items: Lines): OrderState {
  return orderState({
    status: row.status,
    totalCents: row.totalCents,
    lineCents: sumOfOrder(row, items).paidCents,
    withdrawnLines: withdrawnLinesOf(row),
    payment: row.paymentState ?? "open",
    refundedCents: refundedCents(row),
  });
}

export async function readState(db: Db, row: OrderRow): Promise<OrderState> {
  return stateOf(row, (await readPlaced(db, row)).order.items);
}

/** The places of the lines that its customer withdrew from, from 0. */
export const withdrawnLinesOf = ({
  withdrawals,
}: Pick<OrderRow, "withdrawals">): number[] =>
  (withdrawals ?? []).flatMap(({ lines }) => lines);

/** Returns what was paid back, the first first. */
export function refundsOf({
  refunds,
  refundedAt,
  totalCents,
}: Pick<OrderRow, "refunds" | "refundedAt" | "totalCents">): Refund[] {
  // A version that knew no amounts takes a refund back by its time alone.
  if (refundedAt === null) return [];
  return refunds ?? [{ at: refundedAt, cents: totalCents }];
}

/** The sum of what was paid back. */
export const refundedCents = (row: Parameters<typeof refundsOf>[0]): number =>
  refundsOf(row).reduce((sum, { cents }) => sum + cents, 0);

/** The amounts of an order in the form of the API. */
export function toAmounts(
  { totalCents }: Pick<OrderRow, "totalCents">,
  state: OrderState,
): OrderAmounts {
  return {
    total: toPrice(totalCents),
    paid: toPrice(state.paidCents),
    refundable: toPrice(state.refundableCents),
    refunded: toPrice(state.refundedCents),
    owed: toPrice(state.owedCents),
  };
}

/**
 * Marks the orders that were withdrawn from as a whole by a version that kept no
 * mark of it, for the queries.
 */
export async function markWithdrawnOrders({
  db,
  commit,
}: Pick<Deps, "db" | "commit">): Promise<void> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.withdrawals), eq(orders.isWithdrawn, false)))
    .all();
  const placed = await withLines(db, rows);
  const ids = rows.flatMap((row, place) => {
    const count = placed[place]?.items.length ?? 0;
    return withdrawnLinesOf(row).length >= count ? row.id : [];
  });
  if (ids.length === 0) return;
  await commit(MAKER, (tx) =>
    tx
      .update(orders)
      .set({ isWithdrawn: true })
      .where(inArray(orders.id, ids))
      .run(),
  );
}
