import { min, type SQL, sql, sum } from "drizzle-orm";
import { HOLD_MS, LONGEST_HOLD_MS } from "#shared/stock/rules.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { ids, insertRow, prepared } from "#server/db/prepared.ts";
import { cartLines, holds } from "#server/db/schema/carts.ts";
import { CLOCK_SLACK_MS } from "#server/runtime/clock.ts";
import { type Begun, saveTries } from "./hold-tries.ts";

export type Hold = typeof holds.$inferSelect;

// A hold ends at most HOLD_MS from now. One that ends later was made before the
// clock was set back; it ends at once, as nobody knows how long it was to last.
const LONGEST_LEFT_MS = HOLD_MS + CLOCK_SLACK_MS;
const now = sql.placeholder("now");
const isLive = sql`(${holds.until} > ${now} and ${holds.until} <= ${now} + ${LONGEST_LEFT_MS})`;

/** Whether something is held at a time. */
export function isHeld({ until }: Pick<Hold, "until">, at: number): boolean {
  return until > at && until <= at + LONGEST_LEFT_MS;
}

/**
 * The pieces that are held of a product in a variant, by all carts together.
 */
export type HeldPart = {
  productId: number;
  variantId: number | null;
  quantity: number;
  /** When the first of the pieces is free. */
  heldUntil: number;
};

const selectHeld = prepared((db) =>
  db
    .select({
      productId: holds.productId,
      variantId: holds.variantId,
      quantity: sum(holds.quantity).mapWith(Number),
      heldUntil: min(holds.until).mapWith(Number),
    })
    .from(holds)
    .where(isLive)
    .groupBy(holds.productId, holds.variantId)
    .prepare(),
);
const selectOfProducts = prepared((db) =>
  db
    .select()
    .from(holds)
    .where(sql`${ids.in(holds.productId)} and ${isLive}`)
    .orderBy(holds.since, holds.lineId)
    .prepare(),
);
const upsert = (lineId: SQL) =>
  insertRow(
    holds,
    { lineId },
    {
      target: holds.lineId,
      set: {
        quantity: sql`excluded.quantity`,
        since: sql`excluded.since`,
        until: sql`excluded.until`,
      },
    },
  );
const holdOfLine = upsert(sql`${sql.placeholder("lineId")}`);
/**
 * The hold of the line that the transaction adds right before, under the cart's
 * lock.
 */
const holdOfNewest = upsert(
  sql`(select max(${cartLines.id}) from ${cartLines} where ${cartLines.cartId} = ${sql.placeholder("cartId")})`,
);

/** Returns what is held in all carts now. */
export async function listHeld(db: Db, at: number): Promise<HeldPart[]> {
  return selectHeld(db).all({ now: at });
}

/** Returns all that is held of these products now, the oldest first. */
export async function listHoldsOf(
  db: Db,
  { productIds, now: at }: { productIds: readonly number[]; now: number },
): Promise<Hold[]> {
  if (productIds.length === 0) return [];
  return selectOfProducts(db).all({ ...ids.of(productIds), now: at });
}

type NewHold = Omit<Hold, "lineId"> & { begun: Begun };

/** Holds the pieces of a line, instead of what it held before. */
export async function saveHold(
  db: Tx,
  { lineId, begun, ...hold }: NewHold & { lineId: number },
): Promise<void> {
  await Promise.all([
    holdOfLine.run(db, hold, { lineId }),
    saveTries(db, begun),
  ]);
}

/** Holds the pieces of the newest line of a cart. */
export async function saveHoldOfNewest(
  db: Tx,
  { cartId, begun, ...hold }: NewHold & { cartId: number },
): Promise<void> {
  await Promise.all([
    holdOfNewest.run(db, hold, { cartId }),
    saveTries(db, begun),
  ]);
}

/**
 * Returns for how long something is held that is changed now: a while from now,
 * but not forever from when it began.
 */
export function holdTimes(
  before: Pick<Hold, "since" | "until"> | undefined,
  at: number,
): Pick<Hold, "since" | "until"> {
  const isOn = before !== undefined && isHeld(before, at) && before.since <= at;
  const since = isOn ? before.since : at;
  return { since, until: Math.min(at + HOLD_MS, since + LONGEST_HOLD_MS) };
}
