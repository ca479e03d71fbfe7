import type { Cart } from "#shared/cart/schema.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";
import { type CartVisit, findCart, touchCart } from "./cart-store.ts";
import { cartLifeMs } from "./cookie.ts";
import { readLines, toCartLine } from "./priced-lines.ts";

/** Who a request comes from, as far as it concerns their cart. */
export type Visitor = Pick<CartVisit, "token" | "allowNew">;

/** What finds a visitor's cart now. */
export function visitOf(
  { config, clock }: Pick<Deps, "config" | "clock">,
  visitor: Visitor,
): CartVisit {
  return { ...visitor, now: clock.now(), lifeMs: cartLifeMs(config) };
}

/**
 * The visitor's cart at today's prices; empty for an unknown or expired token.
 * `isRenewed` tells that its life was extended: renew the cookie too.
 */
export async function readCart(
  deps: Deps,
  token: string | undefined,
): Promise<{ lines: Cart; isRenewed: boolean }> {
  const visit = visitOf(deps, { token });
  const cart = await findCart(deps.db, visit);
  if (!cart) return { lines: [], isRenewed: false };
  const isRenewed =
    isRenewalDue(visit, cart.lastUsedAt) && (await renew(deps, cart.id));
  const lines = await readLines(deps.db, { cartId: cart.id });
  return { lines: lines.map(toCartLine), isRenewed };
}

/** Reading a cart extends its life, but writes to the disk once a day at most. */
const RENEW_AFTER_MS = DAY_MS;

function isRenewalDue({ now, lifeMs }: CartVisit, lastUsedAt: number): boolean {
  return Math.abs(now - lastUsedAt) >= Math.min(RENEW_AFTER_MS, lifeMs / 2);
}

/** False where it could not be written, on a full disk for example. */
async function renew(deps: Deps, cartId: number): Promise<boolean> {
  try {
    const now = deps.clock.now();
    await deps.commit((db) => touchCart(db, { cartId, now }));
    return true;
  } catch (error) {
    deps.log.warn("cart_not_renewed", errorFields(error));
    return false;
  }
}
