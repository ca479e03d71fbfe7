import { and, eq, gt, lte } from "drizzle-orm";
import type { Db, Tx } from "#server/db/open.ts";
import { carts } from "#server/db/schema.ts";
import type { Deps } from "#server/deps.ts";
import { CART_LIFE_MS, createToken, hashToken } from "./token.ts";

export type CartRow = typeof carts.$inferSelect;

/** Reading a cart renews it, but writes to the disk once a day at most. */
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

/** The cart of a token; undefined for an unknown or expired one. */
export function findCart(
  db: Tx,
  token: string | undefined,
  now: number,
): CartRow | undefined {
  if (token === undefined) return undefined;
  const [row] = db
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.tokenHash, hashToken(token)),
        gt(carts.lastUsedAt, now - CART_LIFE_MS),
      ),
    )
    .all();
  return row;
}

/**
 * The cart of a token, or a new one with a token of its own: what a visitor
 * made up is never taken over.
 */
export function openCart(
  db: Tx,
  token: string | undefined,
  now: number,
): { id: number; token: string } {
  const cart = findCart(db, token, now);
  if (cart && token !== undefined) {
    touchCart(db, cart.id, now);
    return { id: cart.id, token };
  }
  const created = createToken();
  const { id } = db
    .insert(carts)
    .values({
      tokenHash: hashToken(created),
      createdAt: now,
      lastUsedAt: now,
    })
    .returning({ id: carts.id })
    .get();
  return { id, token: created };
}

/** Begins a cart's life anew. */
export function touchCart(db: Tx, id: number, now: number): void {
  db.update(carts).set({ lastUsedAt: now }).where(eq(carts.id, id)).run();
}

/** Whether a read should renew the cart and its cookie. */
export function isRenewalDue(cart: CartRow, now: number): boolean {
  return Math.abs(now - cart.lastUsedAt) >= RENEW_AFTER_MS;
}

/** Removes carts that nobody used for 90 days. Answers how many there were. */
export function sweepCarts({ db, clock }: { db: Db; clock: Deps["clock"] }) {
  return db
    .delete(carts)
    .where(lte(carts.lastUsedAt, clock.now() - CART_LIFE_MS))
    .returning({ id: carts.id })
    .all().length;
}
