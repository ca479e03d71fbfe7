import { and, count, desc, eq, isNull, ne, or, sql, sum } from "drizzle-orm";
import type { Cart } from "#shared/cart/schema.ts";
import {
  codeKey,
  shownCode,
  isCode,
  stateOfDiscount,
} from "#shared/discounts/rules.ts";
import {
  type Discount,
  type DiscountInput,
  shownValue,
} from "#shared/discounts/schema.ts";
import { errorKey, type ErrorText } from "#shared/messages/error-key.ts";
import { toPrice } from "#shared/money/rules.ts";
import { type SumLine, sumUp } from "#shared/money/sum.ts";
import { FIRST_CURRENCY } from "#shared/orders/schema.ts";
import { formatDay } from "#shared/text/dates.ts";
import { dayAt } from "#shared/text/days.ts";
import type { Formats } from "#shared/text/formats.ts";
import { roundCents } from "#shared/text/formats.ts";
import { withCart } from "#server/cart/unavailable.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { prepared } from "#server/db/prepared.ts";
import { discounts } from "#server/db/schema/discounts.ts";
import { type OrderedDiscount, orders } from "#server/db/schema/orders.ts";
import { invalidField, Problem } from "#server/http/problem.ts";
import { nextUpdate, toIso } from "#server/runtime/clock.ts";

type DiscountRow = typeof discounts.$inferSelect;

/** The orders that count as uses of a code: a cancel gives its use back. */
const COUNTS = or(isNull(orders.status), ne(orders.status, "cancelled"));

const selectByKey = prepared((db) =>
  db
    .select()
    .from(discounts)
    .where(
      and(
        eq(discounts.codeKey, sql.placeholder("key")),
        isNull(discounts.deletedAt),
      ),
    )
    .prepare(),
);
// A mailbox is compared in the same statement, so that both are of one moment.
const countUses = prepared((db) =>
  db
    .select({
      uses: count(),
      own: sum(
        sql`case when ${orders.mailboxHash} = ${sql.placeholder("mailbox")} then 1 else 0 end`,
      ).mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.discountId, sql.placeholder("id")), COUNTS))
    .prepare(),
);

type Used = {
  /** As it was typed. */
  code: string;
  lines: readonly SumLine[];
  /** The cart as the reply to a refusal shows it. */
  cart: Cart;
  formats: Formats;
  /** The hash of the customer's mailbox; absent before it is known. */
  mailbox?: string;
  now: number;
};

/**
 * Returns a code as an order keeps it, with what it takes off these lines; with
 * no cents where that depends on the delivery. Throws "discount_unknown",
 * "discount_over", "discount_minimum", "discount_used_up" or "discount_used".
 */
export async function readDiscount(
  db: Db,
  { code, lines, cart, formats, mailbox, now }: Used,
): Promise<OrderedDiscount> {
  const row = await selectByKey(db).get({ key: codeKey(code) });
  const { uses, own } = await usesOf(db, row?.id ?? 0, mailbox);
  const extra = withCart(cart);
  if (!row)
    throw new Problem("discount_unknown", {
      message: unknownText(code),
      extra,
    });
  const shown = row.code;
  const state = stateOfDiscount(toDiscount({ row, uses, sales: 0 }), now);
  if (state === "over" || state === "coming")
    throw new Problem("discount_over", {
      message: overText(row, formats, now),
      extra,
    });
  if (state === "used up")
    throw new Problem("discount_used_up", {
      message: errorKey("codeUsedUp", shown),
      extra,
    });
  if (row.oncePerCustomer && own > 0)
    throw new Problem("discount_used", {
      message: errorKey("codeUsed", shown),
      extra,
    });
  const { digits } = formats.money;
  const discount = ruleOf(row, digits);
  const sums = sumUp({ lines, discount, digits });
  const minCents = roundCents(row.minTotalCents ?? 0, digits);
  const missingCents = minCents - sums.discountedCents;
  if (missingCents > 0) {
    const minTotal = toPrice(minCents);
    const missing = { price: toPrice(missingCents) };
    throw new Problem("discount_minimum", {
      message: errorKey("codeMinimum", shown, { price: minTotal }, missing),
      extra: (voice) => ({ ...extra(voice), minTotal, code: shown }),
    });
  }
  return { ...discount, id: row.id, code: shown, cents: sums.discountCents };
}

const ruleOf = (
  { kind, value, leavesOutSales }: DiscountRow,
  digits: number,
) => ({
  kind,
  value: kind === "amount" ? roundCents(value, digits) : value,
  leavesOutSales,
});

async function usesOf(db: Db, id: number, mailbox = "nobody's") {
  const row = await countUses(db).get({ id, mailbox });
  return { uses: row?.uses ?? 0, own: row?.own || 0 };
}

/** What was typed is repeated only where it could be a code. */
function unknownText(typed: string): ErrorText | undefined {
  const code = shownCode(typed);
  return isCode(code) ? errorKey("codeUnknown", code) : undefined;
}

function overText(
  { code, startsAt, endsAt, isActive }: DiscountRow,
  formats: Formats,
  now: number,
): ErrorText {
  const say = (at: number) =>
    formatDay(dayAt(at, formats.timeZone), formats, { from: now });
  if (isActive && startsAt !== null && startsAt > now)
    return errorKey("codeBegins", code, say(startsAt));
  // One that ends at midnight was good until the day before.
  return isActive && endsAt !== null
    ? errorKey("codeEnded", code, say(endsAt - 1))
    : errorKey("codeOver", code);
}

/** Whether any code can be used now. */
export async function isDiscountOpen(db: Db, now: number): Promise<boolean> {
  const rows = await db
    .select()
    .from(discounts)
    .where(and(eq(discounts.isActive, true), isNull(discounts.deletedAt)))
    .all();
  for (const row of rows) {
    const known = { row, uses: 0, sales: 0 };
    if (stateOfDiscount(toDiscount(known), now) !== "running") continue;
    const { uses } = row.maxUses === null ? known : await usesOf(db, row.id);
    if (uses < (row.maxUses ?? Infinity)) return true;
  }
  return false;
}

type Counted = { row: DiscountRow; uses: number; sales: number };

async function selectAll(db: Db, currency: string): Promise<Counted[]> {
  const isOwn = sql`coalesce(${orders.currency}, ${FIRST_CURRENCY}) = ${currency}`;
  const stands = and(eq(orders.isWithdrawn, false), isOwn);
  return db
    .select({
      row: discounts,
      uses: count(orders.id),
      sales: sum(
        sql`case when ${stands} then ${orders.totalCents} else 0 end`,
      ).mapWith(Number),
    })
    .from(discounts)
    .leftJoin(orders, and(eq(orders.discountId, discounts.id), COUNTS))
    .where(isNull(discounts.deletedAt))
    .groupBy(discounts.id)
    .orderBy(desc(discounts.id))
    .all();
}

/** All codes with what they brought in a currency, the newest first. */
export async function listDiscounts(
  db: Db,
  currency: string,
): Promise<Discount[]> {
  return (await selectAll(db, currency)).map(toDiscount);
}

function toDiscount({ row, uses, sales }: Counted): Discount {
  const { id, code, kind, minTotalCents, maxUses } = row;
  const { oncePerCustomer, leavesOutSales, isActive } = row;
  return {
    id,
    code,
    kind,
    value: shownValue(row),
    from: row.startsAt === null ? null : toIso(row.startsAt),
    until: row.endsAt === null ? null : toIso(row.endsAt),
    minTotal: minTotalCents === null ? null : toPrice(minTotalCents),
    maxUses,
    oncePerCustomer,
    leavesOutSales,
    isActive,
    uses,
    brought: toPrice(sales || 0),
    updatedAt: toIso(row.updatedAt),
  };
}

type Change = { input: DiscountInput; currency: string; now: number };

/** Adds a code. Throws "invalid" for one that there is already. */
export async function createDiscount(
  db: Tx,
  { input, currency, now }: Change,
): Promise<Discount> {
  await checkFree(db, input.code);
  const [row] = await db
    .insert(discounts)
    .values({ ...columnsOf(input), createdAt: now, updatedAt: now })
    .returning({ id: discounts.id })
    .all();
  return getDiscount(db, row?.id ?? 0, currency);
}

/** Changes a code. Throws "not_found", "stale" or "invalid". */
export async function changeDiscount(
  db: Tx,
  change: Change & { id: number; ifMatch: string | undefined },
): Promise<Discount> {
  const { id, input, currency, ifMatch, now } = change;
  const current = await getDiscount(db, id, currency);
  if (ifMatch && ifMatch !== current.updatedAt)
    throw new Problem("stale", { extra: { current } });
  await checkFree(db, input.code, id);
  const updatedAt = nextUpdate(now, Date.parse(current.updatedAt));
  await db
    .update(discounts)
    .set({ ...columnsOf(input), updatedAt })
    .where(eq(discounts.id, id))
    .run();
  return getDiscount(db, id, currency);
}

/** Deletes a code; orders keep what it took. Throws "not_found". */
export async function removeDiscount(
  db: Tx,
  { id, now }: { id: number; now: number },
): Promise<void> {
  const removed = await db
    .update(discounts)
    .set({ deletedAt: now })
    .where(and(eq(discounts.id, id), isNull(discounts.deletedAt)))
    .returning({ id: discounts.id })
    .all();
  if (removed.length === 0) throw new Problem("not_found");
}

/** Undoes a deletion. Throws "not_found", or "invalid" for a name taken since. */
export async function restoreDiscount(
  db: Tx,
  { id, currency, now }: { id: number; currency: string; now: number },
): Promise<Discount> {
  const own = eq(discounts.id, id);
  const [row] = await db.select().from(discounts).where(own).all();
  if (!row) throw new Problem("not_found");
  await checkFree(db, row.code, id);
  const updatedAt = nextUpdate(now, row.updatedAt);
  await db
    .update(discounts)
    .set({ deletedAt: null, updatedAt })
    .where(own)
    .run();
  return getDiscount(db, id, currency);
}

async function getDiscount(db: Db, id: number, currency: string) {
  const found = (await listDiscounts(db, currency)).find(
    (each) => each.id === id,
  );
  if (!found) throw new Problem("not_found");
  return found;
}

async function checkFree(db: Db, code: string, ownId?: number) {
  const other = await selectByKey(db).get({ key: codeKey(code) });
  if (other && other.id !== ownId)
    throw invalidField("code", errorKey("codeTaken", other.code));
}

function columnsOf({ from, until, minTotal, ...rest }: DiscountInput) {
  return {
    ...rest,
    codeKey: codeKey(rest.code),
    startsAt: from === null ? null : Date.parse(from),
    endsAt: until === null ? null : Date.parse(until),
    minTotalCents: minTotal,
  };
}
