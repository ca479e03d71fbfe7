import { and, between, desc, eq, isNotNull } from "drizzle-orm";
import { toPrice } from "#shared/money/rules.ts";
import { RECENT_ORDER_MS, type RecentOrder } from "#shared/orders/checkout.ts";
import { findCart } from "#server/cart/cart-store.ts";
import { visitOf } from "#server/cart/cart.ts";
import type { Db } from "#server/db/handle.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { toIso } from "#server/runtime/clock.ts";
import { findOrderLinks } from "./links.ts";

/** The order that emptied the cart of this cookie a short time ago, if any. */
export async function findOrderOfCart(
  deps: Pick<Deps, "db" | "clock" | "config">,
  token: string | undefined,
): Promise<RecentOrder | undefined> {
  const visit = visitOf(deps, { token });
  const cart = await findCart(deps.db, visit);
  if (!cart) return undefined;
  const { publicUrl } = deps.config;
  return findRecentOrder(deps.db, {
    cartId: cart.id,
    publicUrl,
    now: visit.now,
  });
}

/**
 * The last order of a cart within the hour, for whoever holds the cart's cookie:
 * the link opens it. An order without a page is none.
 */
export async function findRecentOrder(
  db: Db,
  given: { cartId: number; publicUrl: string; now: number },
): Promise<RecentOrder | undefined> {
  const { cartId, publicUrl, now } = given;
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, cartId),
        // Either way: the clock may have been set back.
        between(orders.createdAt, now - RECENT_ORDER_MS, now + RECENT_ORDER_MS),
        isNotNull(orders.shopperTokenHash),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
    .all();
  if (!order) return undefined;
  const { shopper: url } = await findOrderLinks(db, { order, publicUrl });
  if (url === undefined) return undefined;
  return {
    id: order.id,
    url,
    total: toPrice(order.totalCents),
    createdAt: toIso(order.createdAt),
  };
}
