import { withCart } from "#server/cart/unavailable.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { cartCount, lineTitle } from "#shared/cart/rules.ts";
import type { Cart } from "#shared/cart/schema.ts";
import type { DeliveryOption } from "#shared/delivery/schema.ts";
import { type Sum, sumUp } from "#shared/money/sum.ts";
import { toPrice } from "#shared/money/rules.ts";
import { seenCart } from "#shared/orders/checkout.ts";
import type { OrderInput, SeenItem } from "#shared/orders/input.ts";
import {
  type PricedLine,
  titleOfLine,
  toCartLine,
} from "#server/cart/priced-line.ts";
import type { OrderedDiscount } from "#server/db/schema/orders.ts";
import type { Tx } from "#server/db/handle.ts";
import { chooseDelivery, type DeliveryChoice } from "./delivery.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { toIso } from "#server/runtime/clock.ts";
import { sayReturn, type ShopLocale } from "#server/runtime/shop-locale.ts";
import type { OrderAttempt } from "./idempotency.ts";
import type { Pacing } from "./pace.ts";
import { sumOf } from "./store.ts";
import { findRecentOrder } from "./order-list.ts";

// Why a cart cannot be ordered, each in a sentence for the shopper.

const CART_CHANGED = errorKey("cartChanged");
const LOOK_AGAIN = errorKey("lookAgain");

/**
 * Says that there is nothing to order, and which order emptied the cart: the
 * reply to it may have been lost, and what was typed changed since.
 */
export async function emptyProblem(
  { config: { publicUrl } }: Pick<Deps, "config">,
  db: Tx,
  { cartId, now }: OrderAttempt,
): Promise<Problem> {
  const order =
    cartId && (await findRecentOrder(db, { cartId, publicUrl, now }));
  if (!order) return new Problem("cart_empty", { extra: { cart: [] } });
  return new Problem("cart_empty", {
    message: errorKey("orderPlaced", order.id, { time: order.createdAt }),
    extra: { cart: [], order },
  });
}

/** Says in the maker's words why no order is taken, and until when. */
export function pausedProblem(
  { pause }: Pacing,
  locale: ShopLocale,
  now: number,
): Problem {
  if (!pause) return new Problem("paused");
  const until = errorKey("pausedUntil", sayReturn(pause, locale, now));
  return new Problem("paused", {
    message: pause.text ? errorKey("sentences", pause.text, until) : until,
  });
}

/**
 * Throws "line_unavailable", "held" or "not_enough" with the current cart for
 * lines that cannot be bought, and names them.
 */
export function checkAvailable(lines: PricedLine[]): void {
  const unavailable = lines.flatMap((line) =>
    line.unavailable ? [line.unavailable.inOrder(titleOfLine(line))] : [],
  );
  if (unavailable.length > 0)
    throw new Problem(codeOf(lines), {
      message: errorKey(
        "sentences",
        ...unavailable,
        errorKey("changeOrRemove"),
      ),
      extra: (voice) => ({
        ...withCart(lines.map(toCartLine))(voice),
        ...heldUntilOf(lines),
      }),
    });
}

type Terms = {
  options: readonly DeliveryOption[];
  discount: OrderedDiscount | null;
  /** The decimals of the shop's currency. */
  digits: number;
};

/**
 * Returns the delivery of an order of lines that can be bought, and what it comes
 * to. Throws "invalid" for a delivery that is not offered, and "price_changed"
 * with the current cart unless it is what the shopper saw.
 */
export function checkOrderable(
  input: OrderInput,
  lines: PricedLine[],
  { options, discount, digits }: Terms,
): DeliveryChoice & { sum: Sum } {
  const cart = lines.map(toCartLine);
  // A code never makes a delivery dear that the clips have made free.
  const { clipsCents } = sumUp({ lines });
  const clips = cartCount(cart);
  const choice = chooseDelivery(options, input, { clips, clipsCents });
  const sum = sumOf({ ...choice, lines, discount, digits });
  checkUnchanged(input, cart, sum);
  return { ...choice, sum };
}

/** Until when others hold what the cart wants. */
function heldUntilOf(lines: PricedLine[]) {
  const ends = lines.flatMap(({ unavailable }) =>
    unavailable?.shortage?.code === "held" ? unavailable.shortage.until : [],
  );
  return ends.length > 0 ? { heldUntil: toIso(Math.max(...ends)) } : {};
}

/** "held" or "not_enough" where that alone is in the way of an order. */
function codeOf(lines: PricedLine[]) {
  const codes = new Set(
    lines.flatMap(({ unavailable }) =>
      unavailable ? (unavailable.shortage?.code ?? "line_unavailable") : [],
    ),
  );
  const [code = "line_unavailable", ...others] = codes;
  return others.length > 0 ? "line_unavailable" : code;
}

/**
 * Throws "price_changed" unless the cart is what the shopper saw, and comes to
 * what she saw.
 */
function checkUnchanged(
  input: OrderInput,
  cart: Cart,
  { totalCents }: Sum,
): void {
  const isSameTotal = input.total === toPrice(totalCents);
  const hasParts = input.items.every((item) => item.variantId !== undefined);
  const [seen, shown] = [input.items, seenCart(cart).items].map((items) =>
    toComparable(items, hasParts),
  );
  const isSame = seen === shown;
  if (isSame && isSameTotal) return;
  const changes = priceChanges(input.items, cart, hasParts);
  const other = isSame ? undefined : CART_CHANGED;
  throw new Problem("price_changed", {
    message:
      changes.length > 0
        ? errorKey("sentences", ...changes, LOOK_AGAIN)
        : other,
    extra: withCart(cart),
  });
}

/** Says which clips cost something else than the shopper saw, and how much. */
function priceChanges(items: SeenItem[], cart: Cart, hasParts: boolean) {
  const seen = items.map((item) => ({
    key: JSON.stringify(clipOf(item, hasParts)),
    price: item.price,
  }));
  return seenCart(cart).items.flatMap((item, index) => {
    const key = JSON.stringify(clipOf(item, hasParts));
    const [match, ...others] = seen.filter((each) => each.key === key);
    const product = cart[index]?.product;
    // Variants of a product cannot be told apart without their ids.
    if (!match || !product || others.length > 0) return [];
    if (match.price === item.price) return [];
    const title = lineTitle(product.name, product.variantTitle);
    return errorKey(
      "costsNow",
      title,
      { price: item.price },
      { price: match.price },
    );
  });
}

/** The items as one text that does not depend on their order. */
function toComparable(items: SeenItem[], hasParts: boolean): string {
  const texts = items.map((item) =>
    JSON.stringify([...clipOf(item, hasParts), item.quantity, item.price]),
  );
  return texts.sort().join();
}

/** Returns what tells the clip of one line from those of others. */
function clipOf(item: SeenItem, hasParts: boolean): unknown[] {
  return [
    item.productId,
    item.productName,
    ...(hasParts
      ? [item.variantId, item.selectedCharms, item.resinId ?? null]
      : []),
  ];
}
