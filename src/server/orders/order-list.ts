import {
  and,
  asc,
  between,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  sql,
} from "drizzle-orm";
import { FIRST_CURRENCY, type Order } from "#shared/orders/schema.ts";
import type { OrderAmounts, OrderEvent } from "#shared/orders/progress.ts";
import type { OrderStatus } from "#shared/orders/state.ts";
import type { Db } from "#server/db/handle.ts";
import { IS_OPEN, orders } from "#server/db/schema/orders.ts";
import { toIso } from "#server/runtime/clock.ts";
import { toPrice } from "#shared/money/rules.ts";
import { RECENT_ORDER_MS, type RecentOrder } from "#shared/orders/checkout.ts";
import { findCart } from "#server/cart/cart-store.ts";
import { visitOf } from "#server/cart/cart.ts";
import type { Deps } from "#server/deps.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import type { OrderWeek } from "#shared/orders/week.ts";
import { addDays, dayAt, startOfDay } from "#shared/text/days.ts";
import type { BenchMonths } from "#shared/workbench/schema.ts";
import { readSiteContent } from "#server/site/store.ts";
import { listEvents } from "./progress-store.ts";
import { trackingOf } from "./order-page.ts";
import { STANDS, stateOf, toAmounts, withdrawnLinesOf } from "./order-state.ts";
import { type OrderRow, withLines } from "./store.ts";
import { findOrderLinks } from "./links.ts";

// Reads many orders at once. Only commands need this: no page lists orders.

export type ListedOrder = Order & {
  /** Null for an order from a version that stored no status. */
  status: OrderStatus | null;
  /** When the order reached each of its statuses after "received". */
  reachedAt: Partial<Record<OrderStatus, string>>;
  /** Whose the parcel is, and its number; absent where only a link is known. */
  tracking?: OrderEvent["tracking"];
  /** When the maker said that it is paid, and paid back; absent if not. */
  paidAt?: string;
  refundedAt?: string;
  /** When its customer withdrew; absent if not. */
  withdrawnAt?: string;
  /** The places of the lines that the customer withdrew from. */
  withdrawnLines: readonly number[];
  stands: boolean;
  isOpen: boolean;
  amounts: OrderAmounts;
};

const PAGE_SIZE = 500;

/**
 * Yields every order with its lines, oldest first, for the export. Reads the
 * orders in pages, so that many orders need no more memory than a few.
 */
export async function* listOrders(db: Db): AsyncGenerator<ListedOrder> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(orders)
      .where(gt(orders.id, after))
      .orderBy(asc(orders.id))
      .limit(PAGE_SIZE)
      .all();
    yield* await withLives(db, rows);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The orders that are still to be made or sent, oldest first. */
export async function listOpenOrders(db: Db): Promise<ListedOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(IS_OPEN)
    .orderBy(asc(orders.id))
    .all();
  return withLives(db, rows);
}

async function withLives(db: Db, rows: OrderRow[]): Promise<ListedOrder[]> {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const events = await listEvents(db, [...rowOf.keys()]);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  return (await withLines(db, rows)).flatMap((order) => {
    const row = rowOf.get(order.id);
    if (!row) return [];
    const state = stateOf(row, order.items);
    const events = eventsOf.get(order.id) ?? [];
    return {
      ...order,
      status: row.status,
      stands: state.stands,
      isOpen: state.isOpen,
      amounts: toAmounts(row, state),
      ...withdrawalOf(row),
      ...paymentOf(row),
      ...events.map(trackingOf).at(-1),
      reachedAt: Object.fromEntries(
        events.map(({ status, createdAt }) => [status, toIso(createdAt)]),
      ),
    };
  });
}

function withdrawalOf(row: OrderRow) {
  const [first] = row.withdrawals ?? [];
  return {
    ...(first && { withdrawnAt: toIso(first.at) }),
    withdrawnLines: withdrawnLinesOf(row),
  };
}

function paymentOf({ paidAt, refundedAt }: OrderRow) {
  return {
    ...(paidAt !== null && { paidAt: toIso(paidAt) }),
    ...(refundedAt !== null && { refundedAt: toIso(refundedAt) }),
  };
}

/** The order that emptied the cart of this cookie a short time ago, if any. */
export async function findOrderOfCart(
  deps: Pick<Deps, "db" | "clock" | "config">,
  token: string | undefined,
): Promise<RecentOrder | undefined> {
  const visit = visitOf(deps, { token });
  const cart = await findCart(deps.db, visit);
  if (!cart) return undefined;
  const { publicUrl } = deps.config;
  return findRecentOrder(deps.db, {
    cartId: cart.id,
    publicUrl,
    now: visit.now,
  });
}

/**
 * The last order of a cart within the hour, for whoever holds the cart's cookie:
 * the link opens it. An order without a page is none.
 */
export async function findRecentOrder(
  db: Db,
  given: { cartId: number; publicUrl: string; now: number },
): Promise<RecentOrder | undefined> {
  const { cartId, publicUrl, now } = given;
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, cartId),
        // Either way: the clock may have been set back.
        between(orders.createdAt, now - RECENT_ORDER_MS, now + RECENT_ORDER_MS),
        isNotNull(orders.shopperTokenHash),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
    .all();
  if (!order) return undefined;
  const { shopper: url } = await findOrderLinks(db, { order, publicUrl });
  if (url === undefined) return undefined;
  return {
    id: order.id,
    url,
    total: toPrice(order.totalCents),
    createdAt: toIso(order.createdAt),
  };
}

const DAYS = 7;

/** The orders of the last seven days, of those that stand. */
export async function readOrderWeek({
  db,
  clock,
  locale,
}: Pick<Deps, "db" | "clock" | "locale">): Promise<OrderWeek> {
  const now = clock.now();
  const { formats } = await locale();
  const { timeZone, currency } = formats;
  // A day more than seven: the first one begins at its midnight.
  const rows = await listOrdersSince(db, now - (DAYS + 1) * DAY_MS);
  // Not by 24 hours: the days on which the clocks change have 23 or 25.
  const today = dayAt(now, timeZone);
  const days = Array.from({ length: DAYS }, (_, index) =>
    addDays(today, index + 1 - DAYS),
  );
  const inWeek = rows.filter(({ createdAt }) =>
    days.includes(dayAt(createdAt, timeZone)),
  );
  const totalCents = inWeek
    .filter((row) => (row.currency ?? FIRST_CURRENCY) === currency)
    .reduce((sum, row) => sum + row.totalCents, 0);
  return {
    days: days.map((day) => ({
      name: new Date(day).toLocaleDateString(formats.locale, {
        weekday: "short",
        timeZone: "UTC",
      }),
      orders: inWeek.filter((row) => dayAt(row.createdAt, timeZone) === day)
        .length,
    })),
    orders: inWeek.length,
    total: toPrice(totalCents),
    hasOrders: rows.length > 0 || (await hasOrders(db)),
  };
}

/** The orders placed since a time that stand. */
export async function listOrdersSince(db: Db, since: number) {
  return db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      totalCents: orders.totalCents,
      currency: orders.currency,
    })
    .from(orders)
    .where(and(gte(orders.createdAt, since), STANDS))
    .orderBy(orders.id)
    .all();
}

/** The months since the first order, the latest first. */
export async function listMonths({
  db,
  clock,
  config,
}: Pick<Deps, "db" | "clock" | "config">): Promise<BenchMonths> {
  const { timeZone, currency } = await readSiteContent(db, config);
  const ownCents = sql<number>`case when ${STANDS} and coalesce(${orders.currency}, ${FIRST_CURRENCY}) = ${currency} then ${orders.totalCents} else 0 end`;
  const rows = await db
    .select({ createdAt: orders.createdAt, cents: ownCents })
    .from(orders)
    .orderBy(asc(orders.createdAt))
    .all();
  const months: BenchMonths["months"] = [];
  let cents = 0;
  let count = 0;
  let month = monthAt(rows[0]?.createdAt ?? clock.now(), timeZone);
  let end = endOf(month, timeZone);
  const add = () => {
    if (count > 0) months.push({ month, orders: count, total: toPrice(cents) });
  };
  for (const row of rows) {
    if (row.createdAt >= end) {
      add();
      month = monthAt(row.createdAt, timeZone);
      end = endOf(month, timeZone);
      cents = 0;
      count = 0;
    }
    cents += Number(row.cents);
    count += 1;
  }
  add();
  return { months: months.toReversed() };
}

const monthAt = (at: number, timeZone: string) =>
  dayAt(at, timeZone).slice(0, 7);

/** When a month ends: as its next one begins. */
const endOf = (month: string, timeZone: string) =>
  startOfDay(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, timeZone);

async function hasOrders(db: Db): Promise<boolean> {
  const rows = await db
    .select({ one: sql<number>`1` })
    .from(orders)
    .limit(1)
    .all();
  return rows.length > 0;
}
