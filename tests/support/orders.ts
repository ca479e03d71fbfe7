import { makePath, statusPath } from "#tests/support/api.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import type { StatusBody } from "#shared/orders/progress.ts";
import { findOrderLinks } from "#server/orders/links.ts";
import { getOrderRow } from "#server/orders/store.ts";
import { startApp, type TestApp, type Visitor } from "./app.ts";
import { addProduct, makeProduct, order } from "./make.ts";
import { withMailing } from "./outbox.ts";
import type { TestSmtp } from "./servers/smtp.ts";

/** An order and the tokens in the links to its two pages. */
export type LinkedOrder = PlacedOrder & { token: string; makerToken: string };

/** Orders what is in a visitor's cart and returns the order with its tokens. */
export async function orderWithLinks(
  shop: Pick<TestApp, "deps">,
  visitor: Visitor,
  given: Partial<OrderBody> = {},
): Promise<LinkedOrder> {
  const placed = await order(visitor, given);
  const { maker } = await linksOf(shop, placed.id);
  return { ...placed, token: tokenIn(placed.url), makerToken: tokenIn(maker) };
}

/** Returns the links of an order, as in its mails. */
export async function linksOf(shop: Pick<TestApp, "deps">, id: number) {
  const { db, config } = shop.deps;
  const order = await getOrderRow(db, id);
  return findOrderLinks(db, { order, publicUrl: config.publicUrl });
}

/** Returns the token at the end of a link. */
export const tokenIn = (url = "") => url.slice(url.lastIndexOf("/") + 1);

/** Changes an order's status with the request that the maker's page sends. */
export const move = (visitor: Visitor, token: string, body: StatusBody) =>
  visitor.post(statusPath(token), body);

/** Requests the maker's page of an order. */
export const look = (visitor: Visitor, token: string) =>
  visitor.get(makePath(token));

type ShopWithOrder = {
  smtp?: TestSmtp | undefined;
  env?: Record<string, string>;
  /** Called before the order is placed, as to stop the mail server. */
  beforeOrder?: () => unknown;
};

/** Starts a shop with one order, and tries to send the first two mails. */
export async function openShopWithOrder({
  smtp,
  env,
  beforeOrder,
}: ShopWithOrder = {}) {
  const shop = withMailing(
    startApp({
      OWNER_EMAIL: "maker@example.com",
      PUBLIC_URL: "https://clips.example.com",
      ...(smtp && { SMTP_URL: smtp.url() }),
      ...env,
    }),
  );
  const worker = await shop.start();
  const visitor = shop.visitor();
  const product = await makeProduct(shop.deps, { name: "Sea Foam" });
  await addProduct(visitor, product);
  await beforeOrder?.();
  const placed = await orderWithLinks(shop, visitor);
  await worker.idle();
  return { ...shop, worker, visitor, order: placed };
}
