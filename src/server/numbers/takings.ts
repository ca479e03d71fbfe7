import { and, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import { FIRST_CURRENCY } from "#shared/orders/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { invoices } from "#server/db/schema/invoices.ts";
import { orders } from "#server/db/schema/orders.ts";
import { refundsOf } from "#server/orders/order-state.ts";

// What came in and what went back, each on its own day: an order that is paid
// in December and paid back in January belongs to both years.

/** Money that came in for an order, or went back. Cents are never negative. */
export type Movement = {
  at: number;
  orderId: number;
  kind: "paid" | "refunded";
  cents: number;
  currency: string;
  /** Of the address; null: it has none. */
  country: string | null;
  /** What of a payment was for delivery, and what a code took off. */
  deliveryCents: number;
  discountCents: number;
  /** The tax rate of its invoice, in percent; null: none is shown. */
  vatRate: string | null;
};

/** An earlier version took a refund back by forgetting when it was paid. */
const PAID_AT = sql<number>`coalesce(${orders.paidAt}, ${orders.refundedAt}, ${orders.createdAt})`;

type Span = { from: number; until: number };

const movedIn = ({ from, until }: Span) =>
  and(
    inArray(orders.paymentState, ["paid", "refunded"]),
    lt(PAID_AT, until),
    or(gte(PAID_AT, from), gte(orders.refundedAt, from)),
  );

/** Lists what came in and went back from one time to another, in order. */
export async function listMovements(
  db: Db,
  { from, until }: Span,
): Promise<Movement[]> {
  const isIn = (at: number) => at >= from && at < until;
  const rows = await db
    .select({
      id: orders.id,
      totalCents: orders.totalCents,
      currency: orders.currency,
      address: orders.address,
      delivery: orders.delivery,
      discount: orders.discount,
      refunds: orders.refunds,
      refundedAt: orders.refundedAt,
      paidAt: PAID_AT,
    })
    .from(orders)
    .where(movedIn({ from, until }))
    .all();
  const invoiced = await listInvoiced(db, { from, until });
  const movements = rows.flatMap((row): Movement[] => {
    const same = {
      orderId: row.id,
      currency: row.currency ?? FIRST_CURRENCY,
      // An erased customer has no address, but an invoice keeps its country.
      country: row.address?.country ?? invoiced.get(row.id)?.country ?? null,
      vatRate: invoiced.get(row.id)?.vatRate ?? null,
    };
    const none = { deliveryCents: 0, discountCents: 0 };
    // An order never gives back more than came in.
    let left = row.totalCents;
    const back = refundsOf(row).map(({ at, cents }) => {
      const most = Math.min(cents, left);
      left -= most;
      return { ...same, ...none, at, kind: "refunded", cents: most } as const;
    });
    const paid = {
      ...same,
      at: Number(row.paidAt),
      kind: "paid",
      cents: row.totalCents,
      deliveryCents: row.delivery?.priceCents ?? 0,
      discountCents: row.discount?.cents ?? 0,
    } as const;
    return [paid, ...back].filter(({ at }) => isIn(at));
  });
  return movements.sort((a, b) => a.at - b.at || a.orderId - b.orderId);
}

/** What the invoices say of what moved in a span of time, by their orders. */
async function listInvoiced(db: Db, { from, until }: Span) {
  const rows = await db
    .select({ orderId: invoices.orderId, content: invoices.content })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(movedIn({ from, until }))
    .orderBy(invoices.id)
    .all();
  return new Map(
    rows.map(({ orderId, content: { vatRate, address } }) => [
      orderId,
      { vatRate, country: address?.country },
    ]),
  );
}
