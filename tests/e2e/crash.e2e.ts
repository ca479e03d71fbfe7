import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { IDEMPOTENCY_HEADER, Order, type OrderBody } from "#shared/orders.ts";
import { API } from "#shared/paths.ts";
import type { Visitor } from "../app.ts";
import { orderBody, readCart } from "../make.ts";
import { startSmtp } from "../smtp.ts";
import { freePort, startExecutable } from "./executable.ts";
import { createShopper, SHOPPERS_ENV } from "./shopper.ts";
import { until } from "../until.ts";

const KILLS = 50;
const SHOPPERS_AT_ONCE = 4;
const LONGEST_LIFE_MS = 120;

/** One checkout, tried again with the same key until it is acknowledged. */
type Checkout = {
  shopper: Visitor;
  key: string;
  body: OrderBody;
  orderId: number | undefined;
};

async function begin(url: string): Promise<Checkout> {
  const shopper = createShopper(url);
  const key = crypto.randomUUID();
  await shopper.post(API.cart, { productId: 1, quantity: 1 });
  const customerEmail = `${key}@example.com`;
  const body = orderBody(await readCart(shopper), { customerEmail });
  return { shopper, key, body, orderId: undefined };
}

async function finish(checkout: Checkout): Promise<void> {
  const { shopper, key, body } = checkout;
  const answer = await shopper.post(API.orders, body, {
    [IDEMPOTENCY_HEADER]: key,
  });
  if (answer.status !== 201) throw new Error(answer.text);
  checkout.orderId = Order.parse(answer.json).id;
}

/** Shops until the connection breaks. Whatever was begun stays in the list. */
async function shopOn(url: string, checkouts: Checkout[]): Promise<void> {
  try {
    for (;;) {
      const checkout = await begin(url);
      checkouts.push(checkout);
      await finish(checkout);
    }
  } catch (error) {
    // The process was killed in the middle. Any other failure is one.
    if (!isBroken(error)) throw error;
  }
}

function isBroken(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : "";
  return code === "ECONNREFUSED" || code === "ECONNRESET";
}

type Row = { id: number; customer_email: string };

/** What the database holds, once it is known to be whole. */
function readOrders(dataDir: string): Row[] {
  const sqlite = new Database(join(dataDir, "shop.db"), { readonly: true });
  try {
    sqlite.run("PRAGMA busy_timeout = 5000");
    const integrity = sqlite.query("PRAGMA integrity_check").all();
    expect(integrity).toEqual([{ integrity_check: "ok" }]);
    expect(sqlite.query("PRAGMA foreign_key_check").all()).toEqual([]);
    const alone = sqlite
      .query(
        "SELECT id FROM orders WHERE (SELECT count(*) FROM order_lines WHERE order_id = orders.id) <> 1 OR (SELECT count(*) FROM outbox WHERE order_id = orders.id) <> 2",
      )
      .all();
    expect(alone).toEqual([]);
    return sqlite
      .query<Row, []>("SELECT id, customer_email FROM orders ORDER BY id")
      .all();
  } finally {
    sqlite.close();
  }
}

/** Every acknowledged order must be there, under its number, once. */
function checkOrders(rows: Row[], checkouts: Checkout[]): void {
  const idOf = new Map(rows.map((row) => [row.customer_email, row.id]));
  expect(idOf.size).toBe(rows.length);
  const lost = checkouts.filter(
    ({ body, orderId }) =>
      orderId !== undefined && idOf.get(body.customerEmail) !== orderId,
  );
  expect(lost.map((checkout) => checkout.orderId)).toEqual([]);
}

test("killed at random moments, it loses no order and no mail", async () => {
  await using smtp = await startSmtp();
  const env = {
    ...SHOPPERS_ENV,
    PORT: String(freePort()),
    SMTP_URL: smtp.url(),
    OWNER_EMAIL: "owner@example.com",
    ADMIN_PASSWORD: "a password that is set",
    ACCESS_LOG: "off",
  };
  const options = { env, args: ["serve", "--demo"] };
  const checkouts: Checkout[] = [];
  let shop = await startExecutable(options);
  const { folder } = shop;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const shopping = Array.from({ length: SHOPPERS_AT_ONCE }, () =>
      shopOn(shop.url, checkouts),
    );
    await Bun.sleep(Math.random() * LONGEST_LIFE_MS);
    await shop.kill();
    await Promise.all(shopping);
    shop = await startExecutable({ ...options, folder });
    checkOrders(readOrders(shop.dataDir), checkouts);
  }
  await using last = shop;
  // Whoever got no answer asks again, with the same key.
  for (const checkout of checkouts)
    if (checkout.orderId === undefined) await finish(checkout);
  const rows = readOrders(last.dataDir);
  checkOrders(rows, checkouts);
  expect(rows).toHaveLength(checkouts.length);
  expect(rows.length).toBeGreaterThan(KILLS);

  await smtp.arrived(2 * rows.length);
  await untilSent(last.dataDir);
  const sent = new Map(
    smtp.mails.map(({ mail, recipients }) => [mail.messageId, recipients[0]]),
  );
  // A mail may come twice when its acknowledgement was lost, as one mail.
  expect(sent.size).toBe(2 * rows.length);
  const recipients = [...sent.values()].sort();
  expect(recipients).toEqual(
    rows.flatMap((row) => [row.customer_email, "owner@example.com"]).sort(),
  );
  expect(await last.stop()).toBe(0);
}, 120_000);

async function untilSent(dataDir: string): Promise<void> {
  const sqlite = new Database(join(dataDir, "shop.db"), { readonly: true });
  const waiting = sqlite.query<{ count: number }, []>(
    "SELECT count(*) AS count FROM outbox WHERE state <> 'sent'",
  );
  await until(() => waiting.all()[0]?.count === 0);
  sqlite.close();
}
