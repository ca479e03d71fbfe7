import type { Cart } from "#shared/cart/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { ofCart } from "#server/db/locks.ts";
import { priceDigits } from "#server/catalog/shown-prices.ts";
import type { Deps } from "#server/deps.ts";
import { errorFields } from "#server/runtime/log.ts";
import {
  type CartVisit,
  findCart,
  touchCart,
  type UsedCart,
} from "./cart-store.ts";
import { cartLifeMs } from "./cookie.ts";
import { toCartLine } from "./priced-line.ts";
import { readLines } from "./priced-lines.ts";

/** The token of a visitor's cart, and where the visitor is from. */
export type Visitor = Pick<CartVisit, "token" | "origin">;

/** Returns what is needed to find a visitor's cart now. */
export function visitOf(
  { config, clock }: Pick<Deps, "config" | "clock">,
  visitor: Visitor,
): CartVisit {
  return { ...visitor, now: clock.now(), lifeMs: cartLifeMs(config) };
}

/**
 * Returns the visitor's cart at current prices, without lines for an unknown or
 * expired token. `newToken` is set if the expiry of the cart was postponed.
 */
export async function readCart(
  deps: Deps,
  token: string | undefined,
): Promise<{ lines: Cart } & Pick<UsedCart, "newToken">> {
  const visit = visitOf(deps, { token });
  const cart = await findCart(deps.db, visit);
  if (!cart) return { lines: [], newToken: undefined };
  const isRenewed =
    isRenewalDue(visit, cart.lastUsedAt) && (await renew(deps, token, cart.id));
  const digits = await priceDigits(deps);
  const lines = await readLines(deps.db, {
    cartId: cart.id,
    digits,
    now: visit.now,
  });
  return {
    lines: lines.map(toCartLine),
    newToken: isRenewed ? token : undefined,
  };
}

/** Reading a cart delays its expiry, but writes to disk once a day at most. */
const RENEW_AFTER_MS = DAY_MS;

function isRenewalDue({ now, lifeMs }: CartVisit, lastUsedAt: number): boolean {
  return Math.abs(now - lastUsedAt) >= Math.min(RENEW_AFTER_MS, lifeMs / 2);
}

/** Returns false if the use was not written, as on a full disk. */
async function renew(
  deps: Deps,
  token: string | undefined,
  cartId: number,
): Promise<boolean> {
  try {
    const now = deps.clock.now();
    return await deps.commit(ofCart(token), (db) =>
      touchCart(db, { cartId, now }),
    );
  } catch (error) {
    deps.log.warn("cart_not_renewed", errorFields(error));
    return false;
  }
}
