import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  lt,
  type SQL,
  sql,
} from "drizzle-orm";
import type { MakerOrder } from "#shared/orders/progress.ts";
import { FIRST_STEP, isLate, wayOf } from "#shared/orders/state.ts";
import { addDays, dayAt, startOfDay } from "#shared/text/days.ts";
import { BENCH_PAGE, type Group, groupOf } from "#shared/workbench/rules.ts";
import type {
  BenchCounts,
  BenchOrder,
  BenchQuery,
  BenchReply,
  OpenOrders,
} from "#shared/workbench/schema.ts";
import type { Db } from "#server/db/handle.ts";
import {
  IS_OPEN,
  IS_OWED,
  MAY_BE_REFUNDABLE,
  orderLines,
  orders,
} from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { toIso } from "#server/runtime/clock.ts";
import { readSiteContent } from "#server/site/store.ts";
import { readMakerOrder, showItems } from "./order-page.ts";
import { isFound } from "./search.ts";
import { createLinks } from "./links.ts";
import { notesPayments } from "./order-payment.ts";
import {
  refundedCents,
  stateOf,
  toAmounts,
  withdrawnLinesOf,
} from "./order-state.ts";
import { listEvents } from "./progress-store.ts";
import { type OrderRow, withLines } from "./store.ts";

// Lists the orders by what is left to do, as `groupOf` has it, and by the same
// rule in the words of SQL: each part of the list is read in the order of an
// index, however many orders there are.

type Moment = {
  now: number;
  today: string;
  timeZone: string;
  isPaidHere: boolean;
};

type Reading = Pick<Deps, "db" | "clock" | "config">;

/** What the groups depend on besides the orders. */
export async function readMoment({
  db,
  clock,
  config,
}: Reading): Promise<Moment> {
  const now = clock.now();
  const { timeZone } = await readSiteContent(db, config);
  const isPaidHere = await notesPayments(db);
  return { now, today: dayAt(now, timeZone), timeZone, isPaidHere };
}

/** A part of the list: the orders of one condition, in the order of an index. */
type Part = { group?: Group; where?: SQL | undefined; orderBy: SQL[] };

/** A list of ids as one value, of any length. */
const idIn = (ids: readonly number[]): SQL =>
  sql`${orders.id} in (select cast(value as bigint) from json_each(cast(${JSON.stringify(ids)} as text)))`;

/** Begun, and not sent: it lies on the bench. */
const IS_ON_BENCH = sql`${IS_OPEN} and status = 'making'`;

const BY_DAY = [asc(orders.readyBy), asc(orders.id)];
const NEWEST_FIRST = [desc(orders.id)];

/** Late, new, in the making, unpaid and to be paid back, in this order. */
export function partsOf({ today, isPaidHere }: Moment, refunds: number[]) {
  const isNew = sql`${IS_OPEN} and status = 'received'`;
  const onTime = gte(orders.readyBy, today);
  const withoutDay = sql`ready_by is null`;
  const byId = [asc(orders.id)];
  const byAsking = [asc(orders.paymentAskedAt), asc(orders.id)];
  const parts: Part[] = [
    {
      group: "late",
      where: and(IS_OPEN, lt(orders.readyBy, today)),
      orderBy: BY_DAY,
    },
    { group: "new", where: and(isNew, onTime), orderBy: BY_DAY },
    { group: "new", where: and(isNew, withoutDay), orderBy: byId },
    { group: "making", where: and(IS_ON_BENCH, onTime), orderBy: BY_DAY },
    { group: "making", where: and(IS_ON_BENCH, withoutDay), orderBy: byId },
  ];
  if (isPaidHere)
    parts.push(
      {
        group: "unpaid",
        where: and(IS_OWED, sql`payment_asked_at is not null`),
        orderBy: byAsking,
      },
      {
        group: "unpaid",
        where: and(IS_OWED, sql`payment_asked_at is null`),
        orderBy: byId,
      },
    );
  parts.push({
    group: "refunds",
    where: and(MAY_BE_REFUNDABLE, idIn(refunds)),
    orderBy: [sql`ready_by is null`, ...BY_DAY],
  });
  return parts;
}

/** The orders of which nothing is left to do. */
const isDone = ({ isPaidHere }: Moment, refunds: number[]) =>
  and(
    sql`(${IS_OPEN}) is not true`,
    isPaidHere ? sql`(${IS_OWED}) is not true` : undefined,
    sql`not ${idIn(refunds)}`,
  );

function partsAsked(moment: Moment, refunds: number[], asked: BenchQuery) {
  const { state, group } = asked;
  const parts = partsOf(moment, refunds).filter(
    (part) => group === undefined || part.group === group,
  );
  if (state === "open" || (state === "all" && group)) return parts;
  if (state === "unpaid") return parts.filter((each) => each.group === state);
  if (group) return [];
  const where = state === "done" ? isDone(moment, refunds) : undefined;
  return [{ where, orderBy: NEWEST_FIRST }];
}

/** Lists the orders that are asked for, a page at a time. */
export async function listBench(
  deps: Reading,
  asked: BenchQuery,
): Promise<BenchReply> {
  const { db } = deps;
  const moment = await readMoment(deps);
  const refunds = await listRefundable(db);
  const counted = await countGroups(db, moment, refunds);
  const { search = "" } = asked;
  const filter = and(filterOf(moment, asked), await isFound(db, search));
  const parts = partsAsked(moment, refunds, asked);
  const { ids, count } = await readPage(db, {
    parts,
    filter,
    page: asked.page ?? 1,
  });
  const { clipsOnBench, dueToday, ...counts } = counted;
  return {
    orders: await readBenchOrders(deps, moment, ids),
    count,
    counts,
    clipsOnBench,
    dueToday,
  };
}

/** The days that were asked for. */
function filterOf({ timeZone }: Moment, { from, to }: BenchQuery) {
  return and(
    from === undefined
      ? undefined
      : gte(orders.createdAt, startOfDay(from, timeZone)),
    to === undefined
      ? undefined
      : lt(orders.createdAt, startOfDay(addDays(to, 1), timeZone)),
  );
}

/** The ids on a page of the parts, one after the other, and how many there are. */
async function readPage(
  db: Db,
  {
    parts,
    filter,
    page,
  }: { parts: Part[]; filter: SQL | undefined; page: number },
) {
  const ids: number[] = [];
  let before = 0;
  const start = (page - 1) * BENCH_PAGE;
  const counts = await Promise.all(
    parts.map(({ where }) => countOrders(db, and(where, filter))),
  );
  for (const [place, { where, orderBy }] of parts.entries()) {
    const inPart = counts[place] ?? 0;
    const offset = Math.max(0, start - before);
    before += inPart;
    const room = BENCH_PAGE - ids.length;
    if (room === 0 || offset >= inPart) continue;
    const found = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(where, filter))
      .orderBy(...orderBy)
      .limit(room)
      .offset(offset)
      .all();
    ids.push(...found.map(({ id }) => id));
  }
  return { ids, count: before };
}

async function countOrders(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(orders)
    .where(where)
    .all();
  return row?.orders ?? 0;
}

/** The orders of which money is to be paid back, and nothing else to be done. */
async function listRefundable(db: Db): Promise<number[]> {
  const rows = await db.select().from(orders).where(MAY_BE_REFUNDABLE).all();
  // Most were paid back as a whole.
  const open = rows.filter((row) => refundedCents(row) < row.totalCents);
  const placed = await withLines(db, open);
  return open.flatMap((row, place) => {
    const state = stateOf(row, placed[place]?.items ?? []);
    return !state.isOpen && state.refundableCents > 0 ? row.id : [];
  });
}

/** Counts what is still to be made or sent, and what of it is new. */
export async function countOpenOrders(deps: Reading): Promise<OpenOrders> {
  const { today } = await readMoment(deps);
  const isNew = sql`status = 'received' and (ready_by is null or ready_by >= ${today})`;
  const [row] = await deps.db
    .select({
      open: count(),
      new: sql<number>`coalesce(sum(case when ${isNew} then 1 else 0 end), 0)`,
    })
    .from(orders)
    .where(IS_OPEN)
    .all();
  return { open: row?.open ?? 0, new: Number(row?.new ?? 0) };
}

type Counted = BenchCounts & Pick<BenchReply, "clipsOnBench" | "dueToday">;

/** Counts the groups, in one query for what is open. */
async function countGroups(
  db: Db,
  { today, isPaidHere }: Moment,
  refunds: number[],
): Promise<Counted> {
  const counted = {
    new: 0,
    making: 0,
    late: 0,
    unpaid: 0,
    refunds: refunds.length,
    clipsOnBench: await countClips(db),
    dueToday: 0,
  };
  const { status } = orders;
  const day = sql<number>`case when ready_by is null or ready_by > ${today} then 2 when ready_by = ${today} then 1 else 0 end`;
  const rows = await db
    .select({ status, day, orders: count() })
    .from(orders)
    .where(IS_OPEN)
    .groupBy(sql`1`, sql`2`)
    .all();
  for (const row of rows) {
    const group = row.status === "making" ? "making" : "new";
    counted[Number(row.day) === 0 ? "late" : group] += row.orders;
    if (Number(row.day) === 1) counted.dueToday += row.orders;
  }
  if (isPaidHere) counted.unpaid = await countOrders(db, IS_OWED);
  return counted;
}

/** Counts the clips of the orders that are begun, and are still wanted. */
async function countClips(db: Db): Promise<number> {
  const [row] = await db
    .select({ clips: sql<number>`coalesce(sum(${orderLines.quantity}), 0)` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(IS_ON_BENCH)
    .all();
  const cut = await db
    .select()
    .from(orders)
    .where(and(IS_ON_BENCH, isNotNull(orders.withdrawals)))
    .all();
  const placed = await withLines(db, cut);
  const given = cut.flatMap((each, place) =>
    withdrawnLinesOf(each).map(
      (line) => placed[place]?.items[line]?.quantity ?? 0,
    ),
  );
  return Number(row?.clips ?? 0) - given.reduce((sum, each) => sum + each, 0);
}

/** These orders, in the order of the ids; without ids, those that are begun. */
export async function readListed(
  db: Db,
  ids?: readonly number[],
): Promise<OrderRow[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(ids ? idIn(ids) : IS_ON_BENCH)
    .orderBy(asc(orders.id))
    .all();
  if (!ids) return rows;
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => rowOf.get(id) ?? []);
}

/** These orders as their own pages show them; what is gone is left out. */
export async function readChosen(
  deps: Reading,
  ids: readonly number[],
): Promise<MakerOrder[]> {
  const chosen: MakerOrder[] = [];
  for (const row of await readListed(deps.db, ids))
    chosen.push(await readMakerOrder(deps, deps.db, row));
  return chosen;
}

/** These orders as rows of the workbench, in this order. */
export async function readBenchOrders(
  { db, config }: Pick<Deps, "db" | "config">,
  moment: Moment,
  ids: readonly number[],
): Promise<BenchOrder[]> {
  if (ids.length === 0) return [];
  const rows = await readListed(db, ids);
  const events = Map.groupBy(
    await listEvents(db, ids),
    ({ orderId }) => orderId,
  );
  const placed = await withLines(db, rows);
  const show = await showItems(
    db,
    placed.flatMap(({ items }) => items),
  );
  const linksOf = await createLinks(db, config.publicUrl);
  const shown: BenchOrder[] = [];
  for (const [place, row] of rows.entries()) {
    const order = placed[place];
    if (!order) continue;
    const { maker } = linksOf(row);
    const state = stateOf(row, order.items);
    const stood = { state, status: row.status, readyBy: row.readyBy };
    const last = events.get(row.id)?.at(-1);
    shown.push({
      id: row.id,
      createdAt: order.createdAt,
      status: row.status ?? FIRST_STEP.status,
      stands: state.stands,
      group: groupOf(stood, moment),
      customerName: row.customerName,
      items: order.items.map(show),
      withdrawnLines: withdrawnLinesOf(row),
      total: order.total,
      currency: order.currency,
      readyBy: row.readyBy,
      isLate: isLate(
        { isOpen: state.isOpen, readyBy: row.readyBy },
        moment.today,
      ),
      movedAt: toIso(last?.createdAt ?? row.createdAt),
      payment: paymentOf(row, state.payment),
      amounts: toAmounts(row, state),
      ...(order.discount && { discount: order.discount }),
      ...(order.delivery && { delivery: order.delivery }),
      isCollected: wayOf(row) === "collected",
      hasGift: row.gift !== null,
      hasNote: row.note !== null,
      memo: row.memo ?? "",
      url: maker ?? null,
    });
  }
  return shown;
}

const paymentOf = (
  { paymentAskedAt, paidAt }: OrderRow,
  state: BenchOrder["payment"]["state"],
) => ({
  state,
  ...(paymentAskedAt !== null && { askedAt: toIso(paymentAskedAt) }),
  ...(paidAt !== null && { paidAt: toIso(paidAt) }),
});
