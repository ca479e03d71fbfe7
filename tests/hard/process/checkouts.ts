import { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { join } from "node:path";
import { adminCharmPath, API } from "#tests/support/api.ts";
import { CharmList } from "#shared/clip/parts.ts";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import { Order } from "#shared/orders/schema.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import type { Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { asMaker } from "#tests/support/admin.ts";
import { createShopper } from "#tests/support/shopper.ts";

// Simulates many shoppers who order while the shop is killed, disconnected or
// stopped, and checks the shop's database afterwards.

/** One checkout, retried with the same key until the shop acknowledges it. */
export type Checkout = {
  shopper: Visitor;
  key: string;
  body: OrderBody;
  orderId: number | undefined;
};

/** A charm of the demo shop that has a limited stock. */
const CHARM_ID = 1;
/** One order in ten has a custom clip; its mails take 30 ms to draw it. */
const CLIP_EVERY = 10;
const FULL_STOCK = 100_000;

let checkouts = 0;

/** Fills a new shopper's cart; `finish` orders it. */
export async function begin(url: string): Promise<Checkout> {
  const shopper = createShopper(url);
  checkouts += 1;
  const key = `checkout-${checkouts}`;
  await (checkouts % CLIP_EVERY === 0
    ? addClip(shopper, { selectedCharms: [CHARM_ID] })
    : addProduct(shopper, { id: 1 }));
  const customerEmail = `${key}@example.com`;
  const body = orderBody(await readCart(shopper), { customerEmail });
  return { shopper, key, body, orderId: undefined };
}

/** Places the order; the same key gives the same order again. */
export async function finish(checkout: Checkout): Promise<void> {
  const { shopper, key, body } = checkout;
  const answer = await shopper.post(API.orders, body, {
    [IDEMPOTENCY_HEADER]: key,
  });
  if (answer.status !== 201) throw new Error(answer.text);
  checkout.orderId = Order.parse(answer.json).id;
}

/**
 * Places orders until the shop no longer accepts connections. Adds each
 * checkout to `begun` before it is ordered. Rejects if the shop refuses one.
 */
export async function orderUntilGone(
  url: string,
  begun: Checkout[],
): Promise<void> {
  try {
    for (;;) {
      const checkout = await begin(url);
      begun.push(checkout);
      await finish(checkout);
    }
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Whether the connection was refused or reset. */
function isGone(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "ECONNREFUSED" || code === "ECONNRESET";
}

export type OrderRow = {
  id: number;
  customer_email: string;
  /** 1 if the order took a charm from the stock, otherwise 0. */
  took_charm: number;
};

/** The orders and the charm stock in a shop's database. */
export type Books = { orders: OrderRow[]; charmStock: number };

/** Sets the stock of the counted charm so high that it never runs out. */
export async function fillStock(url: string): Promise<void> {
  const charms = CharmList.parse(await (await fetch(url + API.charms)).json());
  const charm = charms.find(({ id }) => id === CHARM_ID);
  const maker = await asMaker(url);
  await maker("PUT", adminCharmPath(CHARM_ID), {
    ...charm,
    stockQuantity: FULL_STOCK,
  });
}

/**
 * Reads the books of a shop, which may be running. Fails unless the database
 * passes SQLite's checks, each order has one line and two mails, and the stock
 * decreased by the charms of all orders.
 */
export function readBooks(dataDir: string): Books {
  const sqlite = new Database(join(dataDir, DATABASE_FILE), { readonly: true });
  try {
    sqlite.run("PRAGMA busy_timeout = 5000");
    const integrity = sqlite.query("PRAGMA integrity_check").all();
    expect(integrity).toEqual([{ integrity_check: "ok" }]);
    expect(sqlite.query("PRAGMA foreign_key_check").all()).toEqual([]);
    // One transaction, or orders could come between the two queries.
    const books = sqlite.transaction(() => readRows(sqlite))();
    const charmsSold = books.orders.filter((row) => row.took_charm === 1);
    expect(books.charmStock).toBe(FULL_STOCK - charmsSold.length);
    return books;
  } finally {
    sqlite.close();
  }
}

function readRows(sqlite: Database): Books {
  const incomplete = sqlite
    .query(
      `SELECT id FROM orders
       WHERE (SELECT count(*) FROM order_lines WHERE order_id = orders.id) <> 1
          OR (SELECT count(*) FROM outbox WHERE order_id = orders.id) <> 2`,
    )
    .all();
  expect(incomplete).toEqual([]);
  const orders = sqlite
    .query<OrderRow, []>(
      `SELECT orders.id, customer_email, product_id = -1 AS took_charm
       FROM orders JOIN order_lines ON order_id = orders.id ORDER BY orders.id`,
    )
    .all();
  const [charm] = sqlite
    .query<{ stock: number }, [number]>(
      "SELECT stock_quantity AS stock FROM charms WHERE id = ?",
    )
    .all(CHARM_ID);
  return { orders, charmStock: charm?.stock ?? Number.NaN };
}

/** Fails unless each acknowledged order is stored once, with its number. */
export function expectNoneLost(rows: OrderRow[], begun: Checkout[]): void {
  const idOf = new Map(rows.map((row) => [row.customer_email, row.id]));
  expect(idOf.size).toBe(rows.length);
  const lost = begun.filter(
    ({ body, orderId }) =>
      orderId !== undefined && idOf.get(body.customerEmail) !== orderId,
  );
  expect(lost.map((checkout) => checkout.orderId)).toEqual([]);
}

/** Counts the checkouts that the shop has acknowledged. */
export const acknowledged = (begun: Checkout[]) =>
  begun.filter(({ orderId }) => orderId !== undefined).length;
