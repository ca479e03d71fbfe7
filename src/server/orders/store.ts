import { asc, gt } from "drizzle-orm";
import type { Order, OrderInput } from "#shared/orders.ts";
import { findCart } from "#server/cart/carts.ts";
import { readLines } from "#server/cart/lines.ts";
import { emptyCart } from "#server/cart/store.ts";
import type { Tx } from "#server/db/open.ts";
import type { LowCharm } from "#server/db/schema/mails.ts";
import { orders } from "#server/db/schema/orders.ts";
import type { Deps } from "#server/deps.ts";
import { enqueueMail } from "#server/outbox/store.ts";
import { Problem } from "#server/problem.ts";
import { checkOrderable } from "./checks.ts";
import { fingerprint } from "./fingerprint.ts";
import { type Attempt, findRepeat } from "./repeat.ts";
import { findOrderRow, insertOrder, withLines } from "./rows.ts";
import { takeStock } from "./stock.ts";

type Request = Attempt & { input: OrderInput };
type Placed = { id: number; isNew: boolean; hasTakenStock: boolean };

/**
 * Orders what is in the cart of `token`, durably: order, stock, mails and the
 * emptied cart are one transaction. A repeat (same key and body; without a key
 * the same body from the same cart within 10 minutes) answers the order that
 * is there. Throws "key_reused", "cart_empty", "line_unavailable",
 * "price_changed" or "charm_out_of_stock", the last four with the fresh cart.
 */
export async function placeOrder(
  deps: Deps,
  token: string | undefined,
  input: OrderInput,
  idempotencyKey?: string,
): Promise<Order> {
  const requestHash = fingerprint(input);
  const { order, placed } = await deps.commit((db) => {
    const now = deps.clock.now();
    const cartId = findCart(deps, db, token)?.id;
    const request = { cartId, input, idempotencyKey, requestHash, now };
    const placed = place(deps, db, request);
    return { order: getOrder(db, placed.id), placed };
  });
  if (placed.hasTakenStock) deps.changes.announce();
  if (placed.isNew) deps.outboxWake();
  return order;
}

/** An order with its lines; throws "not_found". */
export function getOrder(db: Tx, id: number): Order {
  const row = findOrderRow(db, id);
  const [order] = row ? withLines(db, [row]) : [];
  if (!order) throw new Problem("not_found");
  return order;
}

const EXPORT_PAGE = 500;

/**
 * Every order with its lines, oldest first: for the export. Read in pages, so
 * that years of orders need no more memory than a few.
 */
export function* listOrders(db: Tx): Generator<Order> {
  let after = 0;
  for (;;) {
    const rows = db
      .select()
      .from(orders)
      .where(gt(orders.id, after))
      .orderBy(asc(orders.id))
      .limit(EXPORT_PAGE)
      .all();
    yield* withLines(db, rows);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

function place(deps: Deps, db: Tx, request: Request): Placed {
  const { cartId, input, now } = request;
  const repeat = findRepeat(db, request);
  if (repeat) return { id: repeat.id, isNew: false, hasTakenStock: false };
  if (cartId === undefined)
    throw new Problem("cart_empty", { extra: { cart: [] } });
  const lines = readLines(db, cartId);
  checkOrderable(input, lines);
  const { hasTaken, lowCharms } = takeStock(deps, db, lines);
  const id = insertOrder(
    db,
    {
      customerName: input.customerName,
      customerEmail: input.customerEmail,
      customerPhone: input.customerPhone,
      cartId,
      idempotencyKey: request.idempotencyKey ?? null,
      requestHash: request.requestHash,
      createdAt: now,
    },
    lines,
  );
  enqueueOrderMails(deps, db, { id, input, lowCharms, now });
  emptyCart(db, cartId, now);
  return { id, isNew: true, hasTakenStock: hasTaken };
}

function enqueueOrderMails(
  { config }: Deps,
  db: Tx,
  order: {
    id: number;
    input: OrderInput;
    lowCharms: LowCharm[];
    now: number;
  },
): void {
  const { id, input, lowCharms, now } = order;
  const shared = { orderId: id, now };
  enqueueMail(db, {
    ...shared,
    kind: "order_owner",
    recipient: config.ownerEmail,
    lowCharms,
  });
  enqueueMail(db, {
    ...shared,
    kind: "order_customer",
    recipient: input.customerEmail,
  });
}
