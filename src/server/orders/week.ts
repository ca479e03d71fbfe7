import { and, gte, sql } from "drizzle-orm";
import { DAY_MS } from "#shared/text/dates.ts";
import type { OrderWeek } from "#shared/orders/week.ts";
import { FIRST_CURRENCY } from "#shared/orders/schema.ts";
import { toPrice } from "#shared/money/rules.ts";
import { addDays, dayAt } from "#shared/text/days.ts";
import type { Db } from "#server/db/handle.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { STANDS } from "./order-state.ts";

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

async function hasOrders(db: Db): Promise<boolean> {
  const rows = await db
    .select({ one: sql<number>`1` })
    .from(orders)
    .limit(1)
    .all();
  return rows.length > 0;
}
