import { and, eq, gt, lte, sql } from "drizzle-orm";
import { DAY_MS } from "#shared/durations.ts";
import type { Tx } from "#server/db/open.ts";
import { prepared } from "#server/db/prepared.ts";
import { carts } from "#server/db/schema/carts.ts";
import type { Deps } from "#server/deps.ts";
import { hashToken } from "#server/random.ts";
import { cartLifeMs, createToken } from "./token.ts";

type CartRow = typeof carts.$inferSelect;

/** Reading a cart renews it, but writes to the disk once a day at most. */
const RENEW_AFTER_MS = DAY_MS;

const selectCart = prepared((db) =>
  db
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.tokenHash, sql.placeholder("tokenHash")),
        gt(carts.lastUsedAt, sql.placeholder("expiredAt")),
      ),
    )
    .prepare(),
);
const insertCart = prepared((db) =>
  db
    .insert(carts)
    .values({
      tokenHash: sql.placeholder("tokenHash"),
      createdAt: sql.placeholder("now"),
      lastUsedAt: sql.placeholder("now"),
    })
    .returning({ id: carts.id })
    .prepare(),
);
const updateLastUse = prepared((db) =>
  db
    .update(carts)
    .set({ lastUsedAt: sql`${sql.placeholder("now")}` })
    .where(eq(carts.id, sql.placeholder("id")))
    .prepare(),
);

/** The cart of a token; undefined for an unknown or expired one. */
export function findCart(
  { config, clock }: Pick<Deps, "config" | "clock">,
  db: Tx,
  token: string | undefined,
): CartRow | undefined {
  if (token === undefined) return undefined;
  return selectCart(db).get({
    tokenHash: hashToken(token),
    expiredAt: clock.now() - cartLifeMs(config),
  });
}

/**
 * The cart of a token, or a new one with a token of its own: what a visitor
 * made up is never taken over.
 */
export function openCart(
  deps: Pick<Deps, "config" | "clock">,
  db: Tx,
  token: string | undefined,
): { id: number; token: string } {
  const now = deps.clock.now();
  const cart = findCart(deps, db, token);
  if (cart && token !== undefined) {
    touchCart(db, cart.id, now);
    return { id: cart.id, token };
  }
  const created = createToken();
  const { id } = insertCart(db).get({ tokenHash: hashToken(created), now });
  return { id, token: created };
}

/** Begins a cart's life anew. */
export function touchCart(db: Tx, id: number, now: number): void {
  updateLastUse(db).run({ id, now });
}

/** Whether a read should renew the cart and its cookie. */
export function isRenewalDue(
  { config, clock }: Pick<Deps, "config" | "clock">,
  { lastUsedAt }: CartRow,
): boolean {
  const afterMs = Math.min(RENEW_AFTER_MS, cartLifeMs(config) / 2);
  return Math.abs(clock.now() - lastUsedAt) >= afterMs;
}

/**
 * Removes carts that nobody used for the days of the settings. Answers how
 * many there were.
 */
export function sweepCarts({
  db,
  clock,
  config,
}: Pick<Deps, "db" | "clock" | "config">): number {
  return db
    .delete(carts)
    .where(lte(carts.lastUsedAt, clock.now() - cartLifeMs(config)))
    .returning({ id: carts.id })
    .all().length;
}
