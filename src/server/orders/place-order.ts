import { orderPagePath } from "#shared/api/paths.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { cartTotal } from "#shared/cart/rules.ts";
import {
  MAX_CONFIRMATIONS_A_DAY,
  type OrderInput,
  type PlacedOrder,
  type SeenItem,
  seenCart,
} from "#shared/orders/schema.ts";
import { visitCart } from "#server/cart/cart-store.ts";
import { removeLines } from "#server/cart/line-store.ts";
import {
  type PricedLine,
  readLines,
  titleOfLine,
  toCartLine,
} from "#server/cart/priced-lines.ts";
import { visitOf } from "#server/cart/visit.ts";
import type { Tx } from "#server/db/handle.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { countConfirmedOrders, enqueueMail } from "#server/mail/queue.ts";
import {
  findRepeatedOrder,
  hashRequest,
  type OrderAttempt,
} from "./idempotency.ts";
import { findOrderLinks } from "./links.ts";
import { type TakenStock, takeStock } from "./stock.ts";
import { getOrder, insertOrder, type OrderRow } from "./store.ts";

type Placed = { order: PlacedOrder; isNew: boolean; hasTakenStock: boolean };

/**
 * Orders the content of the cart of `token`. One durable transaction stores the
 * order, the stock and the mails and empties the cart. A repeat (same key and
 * body; without a key the same body from the same cart within 10 minutes)
 * returns the order of the first request. Throws "key_reused", "cart_empty",
 * "line_unavailable", "price_changed" or "charm_out_of_stock", the last four
 * with the current cart.
 */
export async function placeOrder(
  deps: Deps,
  {
    token,
    input,
    idempotencyKey,
  }: { token: string | undefined; input: OrderInput; idempotencyKey?: string },
): Promise<PlacedOrder> {
  const requestHash = hashRequest(input);
  const { order, isNew, hasTakenStock } = await deps.commit(async (db) => {
    const visit = visitOf(deps, { token });
    const cartId = (await visitCart(db, visit))?.id;
    const attempt = { cartId, idempotencyKey, requestHash, now: visit.now };
    return placeOnce(deps, db, { attempt, input });
  });
  if (hasTakenStock) deps.changes.announce();
  if (isNew) deps.outboxWake();
  return order;
}

async function getPlacedOrder(
  { config: { publicUrl } }: Pick<Deps, "config">,
  db: Tx,
  row: OrderRow,
): Promise<PlacedOrder> {
  const { shopper } = await findOrderLinks(db, { order: row, publicUrl });
  return {
    ...(await getOrder(db, row.id)),
    // A repeated order from an earlier version has no page.
    url: shopper ?? publicUrl,
  };
}

async function placeOnce(
  deps: Deps,
  db: Tx,
  { attempt, input }: { attempt: OrderAttempt; input: OrderInput },
): Promise<Placed> {
  const { cartId, idempotencyKey = null, requestHash, now } = attempt;
  const repeated = await findRepeatedOrder(db, attempt);
  if (repeated) {
    const order = await getPlacedOrder(deps, db, repeated);
    return { order, isNew: false, hasTakenStock: false };
  }
  if (cartId === undefined)
    throw new Problem("cart_empty", { extra: { cart: [] } });
  const lines = await readLines(db, { cartId });
  checkOrderable(input, lines);
  const stock = await takeStock(db, { lines, now });
  const { customerName, customerEmail, customerPhone } = input;
  const contact = { customerName, customerEmail, customerPhone };
  const { order, shopperToken } = await insertOrder(db, {
    order: {
      ...contact,
      cartId,
      idempotencyKey,
      requestHash,
      takenStock: stock.taken,
      createdAt: now,
    },
    lines,
  });
  const isProgram = Boolean(input.website);
  const pictures = lines.filter((line) => line.design).length;
  const about = { orderId: order.id, customerEmail, isProgram, pictures, now };
  await enqueueOrderMails(deps, db, { ...about, ...stock });
  await removeLines(db, cartId);
  const url = `${deps.config.publicUrl}${orderPagePath(shopperToken)}`;
  return {
    order: { ...order, url },
    isNew: true,
    hasTakenStock: stock.taken.length > 0,
  };
}

/**
 * Throws an error with the current cart unless the cart can be ordered as the
 * shopper saw it: "cart_empty", "line_unavailable" (names the lines) or
 * "price_changed".
 */
function checkOrderable(input: OrderInput, lines: PricedLine[]): void {
  const cart = lines.map(toCartLine);
  if (lines.length === 0) throw new Problem("cart_empty", { extra: { cart } });
  const unavailable = lines.flatMap((line) =>
    line.unavailable
      ? [
          `${titleOfLine(line)} can no longer be bought: ${line.unavailable.because}.`,
        ]
      : [],
  );
  if (unavailable.length > 0)
    throw new Problem("line_unavailable", {
      message: `${unavailable.join(" ")} Please change or remove it, then place the order again.`,
      extra: { cart },
    });
  checkUnchanged(input, cart);
}

const CART_CHANGED =
  "Your cart changed since you opened it. Please look at it and place the order again.";

function checkUnchanged(input: OrderInput, cart: Cart): void {
  const isSameTotal = input.total === cartTotal(cart);
  const hasParts = input.items.every((item) => item.variantId !== undefined);
  const [seen, shown] = [input.items, seenCart(cart).items].map((items) =>
    toComparable(items, hasParts),
  );
  const isSame = seen === shown;
  if (isSame && isSameTotal) return;
  throw new Problem("price_changed", {
    message: isSameTotal ? CART_CHANGED : undefined,
    extra: { cart },
  });
}

/** The items as one text that does not depend on their order. */
function toComparable(items: SeenItem[], hasParts: boolean): string {
  const texts = items.map((item) =>
    JSON.stringify([
      item.productId,
      item.productName,
      ...(hasParts
        ? [item.variantId, item.selectedCharms, item.resinId ?? null]
        : []),
      item.quantity,
      item.price,
    ]),
  );
  return texts.sort().join();
}

type OrderMails = Omit<TakenStock, "taken"> & {
  orderId: number;
  customerEmail: string;
  /** Whether the form field that is hidden from people was filled. */
  isProgram: boolean;
  /** How many designs the mails show. */
  pictures: number;
  now: number;
};

/**
 * Queues the maker's mail and the customer's confirmation. Omits the
 * confirmation if the mailbox has reached its daily limit, or if a program
 * filled the form: the order is still placed, and the maker's mail says so.
 */
async function enqueueOrderMails(
  { config }: Pick<Deps, "config">,
  db: Tx,
  order: OrderMails,
): Promise<void> {
  const { orderId, customerEmail: recipient, lowCharms, largeTakes } = order;
  const { isProgram, pictures, now } = order;
  const kind = "order_customer";
  const since = now - DAY_MS;
  const confirmed = await countConfirmedOrders(db, { recipient, since });
  const isLimited = confirmed >= MAX_CONFIRMATIONS_A_DAY;
  const unconfirmed = isProgram ? "program" : isLimited ? "limit" : undefined;
  await enqueueMail(db, {
    kind: "order_owner",
    recipient: config.ownerEmail,
    orderId,
    lowCharms,
    remarks: { largeTakes, unconfirmed },
    pictures,
    now,
  });
  if (!unconfirmed)
    await enqueueMail(db, { kind, recipient, orderId, pictures, now });
}
