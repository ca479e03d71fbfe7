import { and, count, gte, inArray, lt, min } from "drizzle-orm";
import { beadLetters } from "#shared/clip/beads.ts";
import type { Numbers, NumbersQuery } from "#shared/numbers/schema.ts";
import { FEW_VISITS, MAX_DAYS, SOURCES } from "#shared/numbers/rules.ts";
import { CUSTOM_PRODUCT_ID } from "#shared/cart/rules.ts";
import {
  addDays,
  dayAt,
  daysBetween,
  startOfDay,
  weekdayOf,
} from "#shared/text/days.ts";
import type { Site } from "#shared/site/schema.ts";
import type { Db } from "#server/db/handle.ts";
import { products } from "#server/db/schema/catalog.ts";
import { reminders } from "#server/db/schema/letters.ts";
import { dailyCounts } from "#server/db/schema/numbers.ts";
import {
  orderLines,
  orders,
  type OrderedPart,
} from "#server/db/schema/orders.ts";
import { ids, prepared } from "#server/db/prepared.ts";
import type { Deps } from "#server/deps.ts";
import { STANDS, withdrawnLinesOf } from "#server/orders/order-state.ts";
import { readSiteContent } from "#server/site/store.ts";
import { type Count, listCounts, listProductPlaces } from "./counts.ts";
import { listMovements } from "./takings.ts";
import { toSigned } from "./year.ts";

/** The days that are shown where none are named: this week and eleven before. */
const DAYS_BACK = 11 * 7;
/** The most of each list, far more than a page shows. */
const MOST = 50;

/** Returns what was looked at, put in a cart, ordered and paid, day by day. */
export async function readNumbers(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  query: NumbersQuery,
): Promise<Numbers> {
  const site = await readSiteContent(db, config);
  const { timeZone, currency, numbers } = site;
  const today = dayAt(clock.now(), timeZone);
  const to =
    query.to ?? (query.from && query.from > today ? query.from : today);
  const monday = addDays(to, 1 - weekdayOf(to));
  const wanted = query.from ?? addDays(monday, -DAYS_BACK);
  const most = Math.min(daysBetween(wanted, to), MAX_DAYS - 1);
  const from = addDays(to, -most);
  const span = {
    from: startOfDay(from, timeZone),
    until: startOfDay(addDays(to, 1), timeZone),
  };
  const [counts, placed, movements, places, begins] = await Promise.all([
    listCounts(db, { from, to }),
    listPlaced(db, span),
    listMovements(db, span),
    listProductPlaces(db),
    findBeginning(db, timeZone),
  ]);
  const ofDay = sumByDay([
    ...counts.flatMap(({ day, kind, count }) =>
      kind === "place" || kind === "add" ? { day, kind, count } : [],
    ),
    ...placed.map(({ createdAt }) => ({
      day: dayAt(createdAt, timeZone),
      kind: "order" as const,
      count: 1,
    })),
    ...movements
      .filter((each) => each.currency === currency)
      .map(({ at, kind, cents }) => ({
        day: dayAt(at, timeZone),
        kind: "cents" as const,
        count: kind === "paid" ? cents : -cents,
      })),
  ]);
  const isRest = restDays(counts, site, clock.now());
  return {
    from,
    to,
    begins,
    isCounting: numbers,
    currency,
    days: daysOf(from, to).map((day) => ({
      day,
      visits: ofDay(day, "place"),
      adds: ofDay(day, "add"),
      orders: ofDay(day, "order"),
      takings: toSigned(ofDay(day, "cents")),
      isRest: isRest(day),
    })),
    ...(await readSold(db, placed)),
    sources: toSources(counts),
    missed: await readMissed(db, counts, places),
  };
}

/**
 * Tells on which days the shop was paused: those on which somebody looked at it
 * meanwhile, and those of the last pause, which she may have ended early.
 */
function restDays(
  counts: readonly Count[],
  { pause, timeZone }: Pick<Site, "pause" | "timeZone">,
  now: number,
): (day: string) => boolean {
  const seen = new Set(
    counts.flatMap(({ kind, day }) => (kind === "rest" ? day : [])),
  );
  const today = dayAt(now, timeZone);
  const from = pause?.from ? dayAt(Date.parse(pause.from), timeZone) : today;
  const until = pause ? dayAt(Date.parse(pause.until) - 1, timeZone) : "";
  return (day) =>
    seen.has(day) || (from <= day && day <= until && day <= today);
}

type DayCount = {
  day: string;
  kind: "place" | "add" | "order" | "cents";
  count: number;
};

function sumByDay(counts: readonly DayCount[]) {
  const sums = new Map<string, number>();
  for (const { day, kind, count } of counts) {
    const key = `${day} ${kind}`;
    sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return (day: string, kind: DayCount["kind"]) =>
    sums.get(`${day} ${kind}`) ?? 0;
}

function daysOf(from: string, to: string): string[] {
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: count }, (_, at) => addDays(from, at));
}

async function findBeginning(db: Db, timeZone: string): Promise<string | null> {
  const [counted] = await db
    .select({ day: min(dailyCounts.day) })
    .from(dailyCounts)
    .all();
  const [ordered] = await db
    .select({ at: min(orders.createdAt) })
    .from(orders)
    .all();
  const days = [
    counted?.day,
    ordered?.at == null ? null : dayAt(Number(ordered.at), timeZone),
  ].filter((day) => typeof day === "string");
  return days.toSorted()[0] ?? null;
}

type Placed = Awaited<ReturnType<typeof listPlaced>>[number];

/** The orders that were placed in a span of time and stand. */
async function listPlaced(
  db: Db,
  { from, until }: { from: number; until: number },
) {
  const { id, createdAt, withdrawals } = orders;
  return db
    .select({ id, createdAt, withdrawals })
    .from(orders)
    .where(and(gte(createdAt, from), lt(createdAt, until), STANDS))
    .orderBy(id)
    .all();
}

const selectSoldLines = prepared((db) =>
  db
    .select()
    .from(orderLines)
    .where(ids.in(orderLines.orderId))
    .orderBy(orderLines.id)
    .prepare(),
);

type Tallied = { id: number; name: string; imageUrl: string; quantity: number };

/** Counts things by their id; the last name and picture are shown. */
function createTally() {
  const found = new Map<number, Tallied>();
  return {
    add(thing: Omit<Tallied, "quantity">, quantity: number) {
      const before = found.get(thing.id)?.quantity ?? 0;
      found.set(thing.id, { ...thing, quantity: before + quantity });
    },
    list: () =>
      [...found.values()]
        .sort((a, b) => b.quantity - a.quantity || a.id - b.id)
        .slice(0, MOST),
  };
}

/** Counts what these orders asked for, without what was withdrawn from. */
async function readSold(db: Db, placed: readonly Placed[]) {
  const lines = await selectSoldLines(db).all(
    ids.of(placed.map(({ id }) => id)),
  );
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const [sold, charms, resins] = [createTally(), createTally(), createTally()];
  const beads = new Map<string, number>();
  const part = ({ id, name, imageUrl }: OrderedPart) => ({
    id,
    name,
    imageUrl,
  });
  for (const order of placed) {
    const withdrawn = withdrawnLinesOf(order);
    for (const [place, line] of (linesOf.get(order.id) ?? []).entries()) {
      if (withdrawn.includes(place)) continue;
      const { productId: id, name, imageUrl, quantity } = line;
      sold.add({ id, name, imageUrl }, quantity);
      if (id !== CUSTOM_PRODUCT_ID) continue;
      for (const charm of line.charms ?? []) charms.add(part(charm), quantity);
      if (line.resin) resins.add(part(line.resin), quantity);
      for (const bead of beadLetters(line.customText ?? ""))
        beads.set(bead, (beads.get(bead) ?? 0) + quantity);
    }
  }
  return {
    products: sold.list(),
    parts: {
      charms: charms.list(),
      resins: resins.list(),
      beads: [...beads]
        .map(([name, quantity]) => ({ name, quantity }))
        .sort((a, b) => b.quantity - a.quantity || (a.name < b.name ? -1 : 1)),
    },
  };
}

/** The sources by how many came; few of one are part of "other". */
function toSources(counts: readonly Count[]): Numbers["sources"] {
  const visitsOf = new Map<string, number>();
  for (const { kind, name, count } of counts)
    if (kind === "source")
      visitsOf.set(name, (visitsOf.get(name) ?? 0) + count);
  const named: Numbers["sources"] = [];
  let others = 0;
  for (const [name, visits] of visitsOf) {
    const source = SOURCES.find((each) => each === name);
    const letter = Number(name.split(":")[1]);
    if (visits < FEW_VISITS || source === "other") others += visits;
    else if (source) named.push({ source, visits });
    else if (letter > 0) named.push({ source: "letter", letter, visits });
  }
  named.sort((a, b) => b.visits - a.visits);
  return others > 0 ? [...named, { source: "other", visits: others }] : named;
}

/** What was looked at while it was sold out, and still is. */
async function readMissed(
  db: Db,
  counts: readonly Count[],
  places: Awaited<ReturnType<typeof listProductPlaces>>,
): Promise<Numbers["missed"]> {
  const soldOut = new Set(
    places.flatMap(({ id, isSoldOut }) => (isSoldOut ? id : [])),
  );
  const looksOf = new Map<number, number>();
  for (const { kind, name, count } of counts)
    if (kind === "missed" && soldOut.has(Number(name)))
      looksOf.set(Number(name), (looksOf.get(Number(name)) ?? 0) + count);
  if (looksOf.size === 0) return [];
  const missed = [...looksOf.keys()];
  const { productId } = reminders;
  const [rows, waits] = await Promise.all([
    db
      .select({
        id: products.id,
        name: products.name,
        imageUrl: products.imageUrl,
      })
      .from(products)
      .where(inArray(products.id, missed))
      .all(),
    db
      .select({ productId, waiting: count() })
      .from(reminders)
      .where(inArray(productId, missed))
      .groupBy(productId)
      .all(),
  ]);
  const waitingFor = new Map(waits.map((row) => [row.productId, row.waiting]));
  return rows
    .map((row) => ({
      ...row,
      looks: looksOf.get(row.id) ?? 0,
      waiting: Number(waitingFor.get(row.id) ?? 0),
    }))
    .sort((a, b) => b.looks - a.looks || a.id - b.id)
    .slice(0, MOST);
}
