import { and, eq, inArray, isNull } from "drizzle-orm";
import { DAY_MS } from "#shared/durations.ts";
import type { WeekData } from "#server/mail/templates/week.ts";
import { lineTitle } from "#shared/cart/rules.ts";
import { isLate } from "#shared/orders/due.ts";
import { OPEN_STATUSES } from "#shared/orders/status.ts";
import { FIRST_CURRENCY } from "#shared/orders/schema.ts";
import { priceCents } from "#shared/money/cents.ts";
import { isLow } from "#shared/stock/counting.ts";
import { dayAt } from "#shared/text/days.ts";
import type { Db } from "#server/db/handle.ts";
import {
  charms,
  products,
  resins,
  variants,
} from "#server/db/schema/catalog.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { findOrderLinks } from "#server/orders/links.ts";
import { listUnpaid } from "#server/orders/payment/order-payment.ts";
import { type OrderRow, withLines } from "#server/orders/store.ts";
import { listOrdersSince } from "#server/orders/week.ts";
import { readSiteContent } from "#server/site/store.ts";

/** Keeps the mail short; the oldest orders stand first. */
const MAX_LINKS = 60;

/** Reads what the maker is told about her week. */
export async function readWeek({
  db,
  clock,
  config,
}: Pick<Deps, "db" | "clock" | "config">): Promise<WeekData> {
  const now = clock.now();
  const { timeZone, currency } = await readSiteContent(db, config);
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.status, [...OPEN_STATUSES]))
    .orderBy(orders.id)
    .all();
  const unpaid = await listUnpaid(db, now);
  const sent = await db
    .select()
    .from(orders)
    .where(
      and(
        inArray(
          orders.id,
          unpaid.map(({ id }) => id),
        ),
        eq(orders.status, "sent"),
      ),
    )
    .orderBy(orders.id)
    .all();
  const lines = new Map(
    (await withLines(db, [...rows, ...sent])).map((order) => [
      order.id,
      order.items,
    ]),
  );
  const today = dayAt(now, timeZone);
  const isUnpaid = new Set(unpaid.map(({ id }) => id));
  const { publicUrl } = config;
  const toListed = async (row: OrderRow) => {
    const { maker } = await findOrderLinks(db, { order: row, publicUrl });
    const items = lines.get(row.id) ?? [];
    const { readyBy } = row;
    const isSent = row.status === "sent";
    return {
      id: row.id,
      name: row.customerName,
      clips: items.reduce((sum, { quantity }) => sum + quantity, 0),
      readyBy: isSent ? null : readyBy,
      isLate: isLate(row, today),
      isUnpaid: isUnpaid.has(row.id),
      url: maker,
    };
  };
  const open = [];
  for (const row of rows) open.push(await toListed(row));
  const owed = [];
  for (const row of sent) owed.push(await toListed(row));
  const sold = await listOrdersSince(db, now - 7 * DAY_MS);
  return {
    at: now,
    open: open.slice(0, MAX_LINKS),
    openCount: open.length,
    openClips: open.reduce((sum, { clips }) => sum + clips, 0),
    late: open.filter(({ isLate }) => isLate).length,
    unpaid: unpaid.length,
    unpaidCents: unpaid
      .filter((each) => each.currency === currency)
      .reduce((sum, { total }) => sum + priceCents(total), 0),
    owed,
    low: await listLow(db),
    sold: sold.length,
    soldCents: sold
      .filter((each) => (each.currency ?? FIRST_CURRENCY) === currency)
      .reduce((sum, { totalCents }) => sum + totalCents, 0),
  };
}

/** Whether there is anything that the maker would act on. */
export function hasNews(week: WeekData): boolean {
  return week.openCount + week.unpaid + week.low.length + week.sold > 0;
}

/** The charms, resins and clips that are counted and run low. */
async function listLow(db: Db): Promise<WeekData["low"]> {
  const found: { name: string; left: number }[] = [];
  for (const table of [charms, resins, products]) {
    const rows = await db
      .select({
        name: table.name,
        inStock: table.inStock,
        stockQuantity: table.stockQuantity,
      })
      .from(table)
      .where(isNull(table.deletedAt))
      .orderBy(table.id)
      .all();
    for (const row of rows)
      if (isLow(row)) found.push({ name: row.name, left: row.stockQuantity });
  }
  const options = await db
    .select({
      name: products.name,
      title: variants.title,
      inStock: variants.available,
      stockQuantity: variants.stockQuantity,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isNull(variants.deletedAt), isNull(products.deletedAt)))
    .orderBy(variants.id)
    .all();
  for (const { name, title, ...row } of options)
    if (isLow(row))
      found.push({ name: lineTitle(name, title), left: row.stockQuantity });
  return found;
}
