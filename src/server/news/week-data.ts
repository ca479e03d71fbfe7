import { and, eq, isNull, or } from "drizzle-orm";
import { DAY_MS } from "#shared/text/dates.ts";
import { lineTitle } from "#shared/cart/rules.ts";
import { isLate, type OrderState } from "#shared/orders/state.ts";
import { standingItems } from "#shared/orders/progress.ts";
import { FIRST_CURRENCY, type Order } from "#shared/orders/schema.ts";
import { isLow } from "#shared/stock/rules.ts";
import type { Numbers } from "#shared/numbers/schema.ts";
import { addDays, dayAt } from "#shared/text/days.ts";
import type { Db } from "#server/db/handle.ts";
import {
  charms,
  products,
  resins,
  variants,
} from "#server/db/schema/catalog.ts";
import {
  IS_OPEN,
  IS_OWED,
  MAY_BE_REFUNDABLE,
  orders,
} from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { findOrderLinks } from "#server/orders/links.ts";
import { listUnpaid, notesPayments } from "#server/orders/order-payment.ts";
import { stateOf, withdrawnLinesOf } from "#server/orders/order-state.ts";
import { type OrderRow, withLines } from "#server/orders/store.ts";
import { listOrdersSince } from "#server/orders/order-list.ts";
import { readNumbers } from "#server/numbers/numbers.ts";
import { readSiteContent } from "#server/site/store.ts";

export type WeekOrder = {
  id: number;
  name: string;
  /** Those that are still wanted. */
  clips: number;
  /** The day by which it was said to be ready (ISO). */
  readyBy: string | null;
  isLate: boolean;
  /** Whether its customer was asked for the money, which is still to come. */
  isUnpaid: boolean;
  owedCents: number;
  refundableCents: number;
  /** That of the amounts. */
  currency: string;
  /** Undefined for an order that has no page. */
  url: string | undefined;
};

/**
 * The news that the maker is told about her week; each list has the oldest
 * order first.
 */
export type WeekData = {
  /** When it was read. */
  at: number;
  /** The shop's, in which sums are told. */
  currency: string;
  /** More orders than this are only counted. */
  maxLinks: number;
  open: WeekOrder[];
  /** Sent or collected, and not paid, asked for or not. */
  owed: WeekOrder[];
  /** Open for a week, and not asked for. */
  unasked: WeekOrder[];
  /** The number of customers who were asked a week ago and have not paid. */
  overdue: number;
  /** The orders of which money is to be paid back. */
  refunds: WeekOrder[];
  low: { name: string; left: number }[];
  sold: number;
  soldCents: number;
  /** Of the last seven days before today; null where nothing is counted. */
  looks: WeekLooks | null;
};

type WeekLooks = {
  visits: number;
  /** The clip that was ordered most, and where most came from. */
  best: Numbers["products"][number] | undefined;
  source: Numbers["sources"][number] | undefined;
};

/** Keeps the mail short; the oldest orders stand first. */
const MAX_LINKS = 60;
/** Nothing was asked for an order of this age: she may have forgotten it. */
const UNASKED_MS = 7 * DAY_MS;

type WeekDeps = Pick<Deps, "db" | "clock" | "config">;

/** Reads what the maker is told about her week. */
export async function readWeek(deps: WeekDeps): Promise<WeekData> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const site = await readSiteContent(db, config);
  const today = dayAt(now, site.timeZone);
  const listed = await listInWeek(db);
  const isPaidHere = await notesPayments(db);
  const toListed = async ({ row, order, state }: InWeek) => {
    const { publicUrl } = config;
    const { maker } = await findOrderLinks(db, { order: row, publicUrl });
    const toMake = standingItems({
      stands: state.stands,
      items: order.items,
      withdrawnLines: withdrawnLinesOf(row),
    });
    const { readyBy } = row;
    return {
      id: row.id,
      name: row.customerName,
      clips: toMake.reduce((sum, { quantity }) => sum + quantity, 0),
      readyBy: state.isOpen ? readyBy : null,
      isLate: isLate({ readyBy, isOpen: state.isOpen }, today),
      isUnpaid: state.payment === "asked",
      owedCents: state.owedCents,
      refundableCents: state.refundableCents,
      currency: order.currency,
      url: maker,
    };
  };
  const listOf = async (rule: (each: InWeek) => boolean) => {
    const found: WeekOrder[] = [];
    for (const each of listed.filter(rule)) found.push(await toListed(each));
    return found;
  };
  const open = await listOf(({ state }) => state.isOpen);
  const isOwed = ({ state }: InWeek) => isPaidHere && state.owedCents > 0;
  const sold = await listOrdersSince(db, now - 7 * DAY_MS);
  return {
    at: now,
    currency: site.currency,
    maxLinks: MAX_LINKS,
    open,
    owed: await listOf((each) => isOwed(each) && !each.state.isOpen),
    unasked: await listOf(
      (each) =>
        isOwed(each) &&
        each.state.isOpen &&
        each.state.payment === "open" &&
        each.row.createdAt <= now - UNASKED_MS,
    ),
    overdue: (await listUnpaid(db, now)).length,
    refunds: await listOf(({ state }) => state.refundableCents > 0),
    low: await listLow(db),
    sold: sold.length,
    soldCents: sold
      .filter((each) => (each.currency ?? FIRST_CURRENCY) === site.currency)
      .reduce((sum, { totalCents }) => sum + totalCents, 0),
    looks: site.numbers ? await readLooks(deps, today) : null,
  };
}

async function readLooks(deps: WeekDeps, today: string): Promise<WeekLooks> {
  const { days, products, sources } = await readNumbers(deps, {
    from: addDays(today, -7),
    to: addDays(today, -1),
  });
  return {
    visits: days.reduce((sum, each) => sum + each.visits, 0),
    best: products[0],
    source: sources.find(({ source }) => source !== "other"),
  };
}

type InWeek = { row: OrderRow; order: Order; state: OrderState };

/** The orders that may be open, owed, or to be paid back, the oldest first. */
async function listInWeek(db: Db): Promise<InWeek[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(or(IS_OPEN, IS_OWED, MAY_BE_REFUNDABLE))
    .orderBy(orders.id)
    .all();
  const placed = await withLines(db, rows);
  return rows.flatMap((row, place) => {
    const order = placed[place];
    return order ? [{ row, order, state: stateOf(row, order.items) }] : [];
  });
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
