import {
  and,
  count,
  eq,
  gt,
  inArray,
  lte,
  max,
  notExists,
  sql,
} from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { insertRow, prepared } from "#server/db/prepared.ts";
import { carts } from "#server/db/schema/carts.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Origin } from "#server/http/client-address.ts";
import { hashToken, randomToken } from "#server/runtime/random.ts";
import { NO_LOCK } from "#server/db/locks.ts";
import { startSweep } from "#server/db/sweeps.ts";
import type { Deps } from "#server/deps.ts";
import { sweepTries } from "#server/stock/hold-tries.ts";
import { cartLifeMs } from "./cookie.ts";

export type CartRow = Pick<typeof carts.$inferSelect, "id" | "lastUsedAt">;

/** The values that find a cart, which expires `lifeMs` after its last use. */
export type CartVisit = {
  /** The value of the cart cookie; undefined if the request has none. */
  token: string | undefined;
  now: number;
  lifeMs: number;
  /** May hold so much only; absent: anything. */
  origin?: Origin;
};

const TOKEN_BYTES = 32;
// The last use is written at most this often, so that most changes of a cart
// leave its row and its cookie as they are. Both expiries are therefore only
// accurate to ten minutes.
const TOUCH_AFTER_MS = 10 * MINUTE_MS;

const selectCart = prepared((db) =>
  db
    .select({ id: carts.id, lastUsedAt: carts.lastUsedAt })
    .from(carts)
    .where(
      and(
        eq(carts.tokenHash, sql.placeholder("tokenHash")),
        gt(carts.lastUsedAt, sql.placeholder("expiredAt")),
      ),
    )
    .prepare(),
);
const cartRow = insertRow(carts);
const updateLastUse = prepared((db: Tx) =>
  db
    .update(carts)
    .set({ lastUsedAt: sql`${sql.placeholder("now")}` })
    .where(eq(carts.id, sql.placeholder("cartId")))
    .returning({ id: carts.id })
    .prepare(),
);

/** Returns the visitor's cart; undefined for an unknown or expired token. */
export async function findCart(
  db: Db,
  { token, now, lifeMs }: CartVisit,
): Promise<CartRow | undefined> {
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  return selectCart(db).get({ tokenHash, expiredAt: now - lifeMs });
}

/**
 * A cart in use. `newToken` is what the cart cookie must be set to: the token
 * of a new cart, or the same token again because the expiry was postponed. It
 * is undefined while the browser's cookie lasts as long as the cart.
 */
export type UsedCart = { id: number; newToken: string | undefined };

/** Returns the visitor's cart, like `findCart`, and records the use. */
export async function visitCart(
  db: Tx,
  visit: CartVisit,
): Promise<UsedCart | undefined> {
  return takeUpCart(db, visit, await findCart(db, visit));
}

/**
 * Records the use of the cart that `findCart` found. Returns undefined if there
 * is none, or if the sweep has removed it at this moment.
 */
export async function takeUpCart(
  db: Tx,
  { token, now }: CartVisit,
  cart: CartRow | undefined,
): Promise<UsedCart | undefined> {
  if (!cart) return undefined;
  const { id, lastUsedAt } = cart;
  if (!isTouchDue(now, lastUsedAt)) return { id, newToken: undefined };
  const isThere = await touchCart(db, { cartId: id, now });
  return isThere ? { id, newToken: token } : undefined;
}

/** Whether the last use of a cart is so long ago that a new one is written. */
export function isTouchDue(now: number, lastUsedAt: number): boolean {
  return Math.abs(now - lastUsedAt) >= TOUCH_AFTER_MS;
}

/**
 * Makes a new cart. It always gets a new token, so that nobody can prepare a
 * cart under a token of their own choice.
 */
export async function createCart(
  db: Tx,
  { now }: Pick<CartVisit, "now">,
): Promise<UsedCart> {
  const created = randomToken(TOKEN_BYTES);
  const id = await cartRow.id(db, {
    tokenHash: hashToken(created),
    createdAt: now,
    lastUsedAt: now,
  });
  return { id, newToken: created };
}

/**
 * Records that a cart was used, which postpones its expiry. Returns whether the
 * cart is still there.
 */
export async function touchCart(
  db: Tx,
  input: { cartId: number; now: number },
): Promise<boolean> {
  return (await updateLastUse(db).get(input)) !== undefined;
}

async function countCarts(db: Db): Promise<number> {
  const [row] = await db.select({ carts: count() }).from(carts).all();
  return row?.carts ?? 0;
}

/**
 * Removes up to `max` carts that were not used after `usedBefore`, the longest
 * unused first. With `neverOrdered`, does not remove carts that have an order.
 * Returns how many carts were removed.
 */
async function removeUnusedCarts(
  db: Tx,
  input: { usedBefore: number; max: number; neverOrdered?: boolean },
): Promise<number> {
  const { usedBefore, max, neverOrdered = false } = input;
  const ordered = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.cartId, carts.id));
  const unused = db
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        lte(carts.lastUsedAt, usedBefore),
        neverOrdered ? notExists(ordered) : undefined,
      ),
    )
    .orderBy(carts.lastUsedAt)
    .limit(max);
  const removed = await db
    .delete(carts)
    // PostgreSQL reads the new time of a cart that is used at this moment, but
    // does not run the subquery again.
    .where(and(lte(carts.lastUsedAt, usedBefore), inArray(carts.id, unused)))
    .returning({ id: carts.id })
    .all();
  return removed.length;
}

/** Returns when any cart was last used; undefined if there are no carts. */
export async function findLatestCartUse(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ at: max(carts.lastUsedAt) })
    .from(carts)
    .all();
  return row?.at ?? undefined;
}

/** Removes these carts with their lines; their cookies lead nowhere then. */
export async function removeCarts(db: Tx, cartIds: number[]): Promise<void> {
  await db.delete(carts).where(inArray(carts.id, cartIds)).run();
}

type SweepDeps = Pick<Deps, "db" | "commit" | "clock" | "config">;

// Removing this many carts takes a few milliseconds, so that a transaction does
// not delay other writes.
const BATCH = 500;
/** With more carts than this, carts without an order expire after two days. */
const MANY_CARTS = 50_000;
const EARLY_LIFE_MS = 2 * DAY_MS;

/**
 * Removes the carts that nobody used for CART_DAYS. If more than `manyCarts`
 * remain, also removes the excess from the carts without an order that nobody
 * used for two days. Returns how many carts were removed.
 */
export async function sweepCarts(
  deps: SweepDeps,
  manyCarts = MANY_CARTS,
): Promise<number> {
  const now = deps.clock.now();
  const usedBefore = now - cartLifeMs(deps.config);
  let removed = await removeInBatches(deps, { usedBefore });
  const excess = (await countCarts(deps.db)) - manyCarts;
  if (excess > 0)
    removed += await removeInBatches(
      deps,
      { usedBefore: now - EARLY_LIFE_MS, neverOrdered: true },
      excess,
    );
  return removed;
}

async function removeInBatches(
  { commit }: SweepDeps,
  which: { usedBefore: number; neverOrdered?: boolean },
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let removed = 0;
  while (removed < most) {
    const max = Math.min(BATCH, most - removed);
    const batch = await commit(NO_LOCK, (tx) =>
      removeUnusedCarts(tx, { ...which, max }),
    );
    removed += batch;
    if (batch < max) break;
  }
  return removed;
}

/** Runs `sweepCarts` now and every hour. Returns a function that stops this. */
export function startCartSweep(deps: Deps): () => void {
  return startSweep(deps, {
    name: "cart sweep",
    everyMs: HOUR_MS,
    async run() {
      await sweepTries(deps);
      const carts = await sweepCarts(deps);
      if (carts > 0) deps.log.info("carts_swept", { carts });
    },
  });
}
