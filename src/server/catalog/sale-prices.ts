import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { runsAt } from "#shared/catalog/sale.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { toPrice } from "#shared/money/rules.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import {
  pricePoints,
  type products,
  type variants,
} from "#server/db/schema/catalog.ts";
import { invalidField } from "#server/http/problem.ts";
import { toIso } from "#server/runtime/clock.ts";

// A product and a variant can have a lower price for a while. It begins and ends
// by the shop's clock, wherever a price is read.

/** The columns of a price, in cents and milliseconds. */
export type PriceColumns = {
  priceCents: number;
  salePriceCents: number | null;
  saleFrom: number | null;
  saleUntil: number | null;
  /** The lowest price of the 30 days before the sale begins; null: unknown. */
  saleLowestCents: number | null;
};

/** A price as it is paid at one moment. */
type PriceNow = {
  priceCents: number;
  /** Set while a sale runs: the price without it. */
  regularCents?: number;
  lowestCents?: number;
};

type Priced = Pick<typeof products | typeof variants, keyof PriceColumns>;

/** The columns of a price in a query. */
export function priceColumns<Table extends Priced>(
  table: Table,
): Pick<Table, keyof Priced> {
  const { priceCents, salePriceCents, saleFrom, saleUntil, saleLowestCents } =
    table;
  return { priceCents, salePriceCents, saleFrom, saleUntil, saleLowestCents };
}

/** Returns what is paid at a moment. */
export function priceAt(row: PriceColumns, now: number): PriceNow {
  const { priceCents, salePriceCents, saleLowestCents } = row;
  const { saleFrom: from, saleUntil: until } = row;
  if (salePriceCents === null || !runsAt({ from, until }, now))
    return { priceCents };
  return {
    priceCents: salePriceCents,
    regularCents: priceCents,
    ...(saleLowestCents !== null && { lowestCents: saleLowestCents }),
  };
}

/** The fields of a sale as the maker reads them; none without one. */
export function toSale(row: PriceColumns) {
  const { salePriceCents, saleFrom, saleUntil, saleLowestCents } = row;
  if (salePriceCents === null) return {};
  return {
    salePrice: toPrice(salePriceCents),
    ...(saleFrom !== null && { saleFrom: toIso(saleFrom) }),
    ...(saleUntil !== null && { saleUntil: toIso(saleUntil) }),
    ...(saleLowestCents !== null && { lowestPrice: toPrice(saleLowestCents) }),
  };
}

/** What is sent of a price; what is undefined stays as it is. */
type SentPrice = {
  price?: number | undefined;
  salePrice?: number | null | undefined;
  saleFrom?: string | null | undefined;
  saleUntil?: string | null | undefined;
};

type Sold = { productId: number; variantId: number | null };

export type PriceChange = {
  /** With the time of its last change; undefined for what is new. */
  before: (PriceColumns & { since: number }) | undefined;
  sent: SentPrice;
  /** Before the names of the fields, as "variants.0.". */
  path?: string;
  now: number;
};

/**
 * Returns the columns of a price after a change, and keeps the history of what
 * was asked, and will be: a sale without a beginning begins now. Throws
 * "invalid" for a sale that is none.
 */
export async function changePrice(
  db: Tx,
  sold: Sold,
  change: PriceChange,
): Promise<PriceColumns> {
  const { after, added } = await planPrice(db, sold, change);
  if (!added) return after;
  await db
    .delete(pricePoints)
    .where(and(pointsOf(sold), gt(pricePoints.at, change.now)))
    .run();
  if (added.length > 0)
    await db
      .insert(pricePoints)
      .values(added.map((point) => ({ ...sold, ...point })))
      .run();
  return after;
}

/**
 * Reckons the same and writes nothing: the columns after a change, and what is
 * added to the history, planned sales too; without it where nothing changes.
 */
export async function planPrice(
  db: Db,
  sold: Sold,
  { before, sent, path = "", now }: PriceChange,
): Promise<{ after: PriceColumns; added?: Point[] }> {
  const timeOf = (iso: string | null | undefined, was: number | null = null) =>
    iso === undefined ? was : iso === null ? null : Date.parse(iso);
  const salePriceCents =
    sent.salePrice === undefined
      ? (before?.salePriceCents ?? null)
      : sent.salePrice;
  const priceCents = sent.price ?? before?.priceCents ?? 0;
  const hasSale = salePriceCents !== null;
  const wasBegun =
    before && priceAt(before, now).regularCents !== undefined
      ? before.saleFrom
      : null;
  const begin = wasBegun ?? now;
  const given = timeOf(sent.saleFrom, before?.saleFrom) ?? begin;
  // What was not asked yesterday did not begin then.
  const saleFrom = given === before?.saleFrom ? given : Math.max(given, begin);
  const after: PriceColumns = {
    priceCents,
    salePriceCents,
    saleFrom: hasSale ? saleFrom : null,
    saleUntil: hasSale ? timeOf(sent.saleUntil, before?.saleUntil) : null,
    saleLowestCents: before?.saleLowestCents ?? null,
  };
  checkSale(after, path);
  if (before ? isSamePrice(before, after) : !hasSale) return { after };
  const stored = await db
    .select()
    .from(pricePoints)
    .where(pointsOf(sold))
    .orderBy(asc(pricePoints.at), asc(pricePoints.id))
    .all();
  const past: Point[] = stored.filter(({ at }) => at <= now);
  const added: Point[] = [];
  const add = (at: number, priceCents: number) => {
    const last = added.at(-1) ?? past.at(-1);
    if (last?.priceCents !== priceCents) added.push({ at, priceCents });
  };
  // What an earlier version sold was asked at least since its last change.
  if (before && past.length === 0)
    add(Math.min(before.since, now - 1), before.priceCents);
  for (const at of momentsOf(after, now))
    add(at, priceAt(after, at).priceCents);
  const saleLowestCents = hasSale
    ? lowestBefore([...past, ...added], after.saleFrom ?? now)
    : null;
  return { after: { ...after, saleLowestCents }, added };
}

const pointsOf = ({ productId, variantId }: Sold) =>
  and(
    eq(pricePoints.productId, productId),
    variantId === null
      ? isNull(pricePoints.variantId)
      : eq(pricePoints.variantId, variantId),
  );

const isSamePrice = (one: PriceColumns, other: PriceColumns) =>
  one.priceCents === other.priceCents &&
  one.salePriceCents === other.salePriceCents &&
  one.saleFrom === other.saleFrom &&
  one.saleUntil === other.saleUntil;

function checkSale(after: PriceColumns, path: string): void {
  const { priceCents, salePriceCents, saleFrom, saleUntil } = after;
  if (salePriceCents === null) return;
  if (salePriceCents >= priceCents)
    throw invalidField(`${path}salePrice`, errorKey("saleAbove"));
  if (saleFrom !== null && saleUntil !== null && saleUntil <= saleFrom)
    throw invalidField(`${path}saleUntil`, errorKey("endsFirst"));
}

/** What was asked from a moment on, until the next one. */
type Point = { at: number; priceCents: number };

/** Now, and when what is asked changes after it. */
const momentsOf = ({ saleFrom, saleUntil }: PriceColumns, now: number) => [
  now,
  ...[saleFrom, saleUntil].flatMap((at) => (at !== null && at > now ? at : [])),
];

const LAW_MS = 30 * DAY_MS;

/**
 * Returns the lowest of what was asked in the 30 days before a moment (Directive
 * 98/6/EC, Art. 6a); null where nothing was asked before it.
 */
function lowestBefore(points: readonly Point[], begin: number): number | null {
  const before = points.filter(({ at }) => at < begin);
  const first = before.findLastIndex(({ at }) => at <= begin - LAW_MS);
  const counted = before.slice(Math.max(0, first));
  return counted.length > 0
    ? Math.min(...counted.map((point) => point.priceCents))
    : null;
}

/** Returns what was asked of a product or a variant, the first first. */
export function listPricePoints(db: Db, productId: number) {
  return db
    .select()
    .from(pricePoints)
    .where(eq(pricePoints.productId, productId))
    .orderBy(asc(pricePoints.at), asc(pricePoints.id))
    .all();
}
