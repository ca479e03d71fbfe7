import type { PlacedOrder } from "#shared/orders/schema.ts";
import type { CorrectionBody, OrderBody } from "#shared/orders/input.ts";
import type { StatusBody } from "#shared/orders/progress.ts";
import { findOrderLinks } from "#server/orders/links.ts";
import { getOrderRow } from "#server/orders/store.ts";
import type { TestSmtp } from "#tests/support/servers/smtp.ts";
import {
  type AddressBody,
  type DeliveryOption,
  DeliveryOptionsInput,
} from "#shared/delivery/schema.ts";
import type { Deps } from "#server/deps.ts";
import type { SiteContent } from "#shared/site/schema.ts";
import { pathOf } from "#shared/api/call.ts";
import type { SiteInput } from "#shared/site/input.ts";
import * as calls from "#shared/payment/calls.ts";
import type { PaymentState } from "#shared/payment/rules.ts";
import * as orderCalls from "#shared/orders/calls.ts";
import { makePath, statusPath } from "./api.ts";
import { startApp, type TestApp, type Visitor } from "./app.ts";
import { addProduct, makeProduct, order } from "./make.ts";
import { withMailing } from "./outbox.ts";
import { changeSite } from "./site.ts";

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

/**
 * A choice of delivery: by post to two countries, with a sum from which it is
 * free; and by hand.
 */
export const POST_AND_PICKUP = [
  {
    name: "Letter mail with tracking",
    price: "4.90",
    note: "2 to 3 days after it is made",
    countries: ["DE", "AT"],
    freeFrom: "60.00",
  },
  {
    name: "Pick up at the studio",
    price: "0.00",
    needsAddress: false,
    note: "Musterhof 3, Tuesdays from 3 pm",
  },
];

export const ADDRESS: AddressBody = {
  line1: "Beispielweg 12",
  postalCode: "10117",
  city: "Musterstadt",
  country: "DE",
};

/** Lets a shop deliver in these ways, and returns them with their ids. */
export async function offerDelivery(
  deps: Deps,
  options: unknown = POST_AND_PICKUP,
  parts: Partial<SiteContent> = {},
): Promise<DeliveryOption[]> {
  const deliveryOptions = DeliveryOptionsInput.parse(options);
  const site = await changeSite(deps, { ...parts, deliveryOptions });
  return site.deliveryOptions;
}

export const IBAN = "DE89370400440532013000";

/** The ways in which the maker of the tests is paid. */
export const PAYMENT = {
  bank: { holder: "Mila Sand", iban: IBAN },
  link: "https://pay.example.com/mila/{amount}?for={order}",
} satisfies SiteInput["payment"];

const paymentPath = (token: string) => pathOf(calls.setPayment, { token });
export const reminderPath = (token: string) =>
  pathOf(calls.remindOfPayment, { token });
export const codePath = (token: string) =>
  pathOf(calls.getPaymentCode, { token });

/** Moves the payment of an order, as the maker's page does. */
export const pay = (
  visitor: Visitor,
  token: string,
  state: PaymentState,
  from?: PaymentState,
) => visitor.post(paymentPath(token), { state, ...(from && { from }) });

/** Notes that money went back, all that is due or an amount of it. */
export const refund = (
  visitor: Visitor,
  token: string,
  given: { amount?: string; refunded?: string } = {},
) => visitor.post(paymentPath(token), { state: "refunded", ...given });

export const takeBackRefund = (
  visitor: Visitor,
  token: string,
  refunded: string,
) => visitor.delete(pathOf(calls.takeBackRefund, { token, refunded }));

export const correctionPath = (token: string) =>
  pathOf(orderCalls.correctOrder, { token });
export const confirmationPath = (token: string) =>
  pathOf(orderCalls.sendConfirmation, { token });

/** Corrects an order, as the maker's page does; it was never before. */
export const correct = (
  visitor: Visitor,
  token: string,
  body: Partial<CorrectionBody>,
) => visitor.post(correctionPath(token), { revision: 0, ...body });
