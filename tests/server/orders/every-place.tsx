import type { QueryClient } from "@tanstack/react-query";
import jsQR from "jsqr";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { BenchMessages } from "#shared/messages/bench/en.ts";
import { pathOf } from "#shared/api/call.ts";
import {
  makePagePath,
  orderPagePath,
  PAGES,
  PRODUCT_FEED,
  productPath,
} from "#shared/api/paths.ts";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import type { Cart } from "#shared/cart/schema.ts";
import { getProductPage } from "#shared/catalog/calls.ts";
import {
  createDiscount,
  listDiscounts,
} from "#shared/discounts/admin-calls.ts";
import { checkDiscount } from "#shared/discounts/calls.ts";
import { DiscountCheck } from "#shared/discounts/schema.ts";
import { DeliveryOptionsInput } from "#shared/delivery/schema.ts";
import { InvoiceInput } from "#shared/invoices/schema.ts";
import type { Language } from "#shared/messages/languages.ts";
import { getNumbers, getYear } from "#shared/numbers/calls.ts";
import { changeWeekMail, getOrderWeek } from "#shared/orders/calls.ts";
import { toConfirmation } from "#shared/orders/checkout.ts";
import { MakerOrder } from "#shared/orders/progress.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { listMonths, listOrders } from "#shared/workbench/calls.ts";
import { BenchReply } from "#shared/workbench/schema.ts";
import { listOpenOrders } from "#server/orders/order-list.ts";
import { sendWeekMail } from "#server/news/week-mail.ts";
import { shopInfo } from "#server/pages/page-state.ts";
import { createPages } from "#server/pages/pages.ts";
import { getSite } from "#server/site/store.ts";
import { sayPayment } from "#web/admin/workbench/order-words.ts";
import { Providers } from "#web/app/Providers.tsx";
import { CartContent } from "#web/checkout/CartDrawer.tsx";
import { CheckoutSummary } from "#web/checkout/CheckoutSummary.tsx";
import { codeStore } from "#web/data/discount.ts";
import { cartQuery, createQueryClient } from "#web/data/queries.ts";
import { CartTotal } from "#web/orders/Discount.tsx";
import { DiscountField } from "#web/orders/DiscountField.tsx";
import { OrderPane } from "#web/orders/OrderPane.tsx";
import { Receipt } from "#web/orders/Receipt.tsx";
import { Slip } from "#web/orders/Slip.tsx";
import { logIn } from "#tests/support/admin.ts";
import {
  adminProductPath,
  API,
  makePath,
  orderPath,
  withdrawPath,
} from "#tests/support/api.ts";
import { startApp, type TestApp, type Visitor } from "#tests/support/app.ts";
import {
  addProduct,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import {
  ADDRESS,
  codePath,
  correct,
  linksOf,
  move,
  pay,
  PAYMENT,
  tokenIn,
} from "#tests/support/orders.ts";
import { composeRow, outboxRows, sendAll } from "#tests/support/outbox.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { changeSite } from "#tests/support/site.ts";
import { readPng } from "#tests/support/png.ts";

const LEGAL = {
  country: "DE",
  maker: "Lena Sand\nMusterweg 3\n10115 Berlin",
  withdrawalDays: 14,
};
const INVOICE = { prefix: "RE-", taxNumber: "12/345/67890", vatRate: "19" };
const OWNER = { OWNER_EMAIL: "maker@example.com" };
const PARCEL = {
  name: "Paket",
  price: "4.90",
  tiers: [{ from: 3, price: "6.50" }],
  countries: ["EU"],
};

/** What each place says, by its name. */
export type Said = Map<string, string>;

/** Markup as a person reads it. */
const plain = (markup: string) =>
  markup
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]*>/g, "|");

const JSON_LD = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s;

/** What is asked of a shop, and what it says, by the names of the places. */
function listenTo(shop: TestApp) {
  const said: Said = new Map();
  const visitor = shop.visitor();
  return {
    said,
    visitor,
    read: async (place: string, path: string, by: Visitor = visitor) =>
      said.set(place, (await by.get(path)).text),
    readPage: async (place: string, path: string) =>
      said.set(place, plain((await visitor.get(path)).text)),
    /** Reads the mails that wait, and sends them. */
    async readMails() {
      for (const row of await outboxRows(shop.deps.db)) {
        if (row.state === "sent") continue;
        const { text, html, subject } = await composeRow(shop, row);
        said.set(`mail ${row.kind}, text`, text);
        said.set(`mail ${row.kind}, HTML`, plain(html));
        said.set(`mail ${row.kind}, subject`, subject);
      }
      await sendAll(shop);
    },
  };
}
type Listener = ReturnType<typeof listenTo>;

/** Renders what only a browser shows, with what it has asked the shop for. */
async function createRenderer({ deps }: TestApp, bench: BenchMessages) {
  const { formats, messages } = await deps.locale();
  const site = await getSite(deps.db, deps.config);
  const state = {
    shop: shopInfo(deps.config, site),
    site,
    formats,
    year: 2026,
  };
  return (
    child: ReactNode,
    fill: (queries: QueryClient) => void = () => {},
  ) => {
    const queryClient = createQueryClient();
    fill(queryClient);
    const markup = renderToString(
      <Providers
        state={state}
        messages={{ ...messages, bench }}
        queryClient={queryClient}
      >
        <StaticRouter location="/">{child}</StaticRouter>
      </Providers>,
    );
    queryClient.clear();
    return plain(markup);
  };
}
type Render = Awaited<ReturnType<typeof createRenderer>>;

/** Two clips, one on sale, a code that leaves it out, and a way of delivery. */
async function openShop({ deps, clock, ...shop }: TestApp) {
  const { deliveryOptions } = await changeSite(deps, {
    legal: LEGAL,
    payment: PAYMENT,
    invoice: InvoiceInput.parse(INVOICE),
    deliveryOptions: DeliveryOptionsInput.parse([PARCEL]),
  });
  const sage = await makeProduct(deps, { name: "Salbei", price: "28.00" });
  const juno = await makeProduct(deps, { name: "Juno", price: "40.50" });
  clock.advance(40 * DAY_MS);
  const maker = await logIn({ deps, ...shop });
  const sale = { salePrice: "22.40" };
  await maker.request("PATCH", adminProductPath(sage.id), sale);
  const code = { code: "FROST10", kind: "percent", value: 10 };
  await maker.post(createDiscount.path, { ...code, leavesOutSales: true });
  return { maker, sage, juno, parcel: deliveryOptions[0] };
}
type Open = Awaited<ReturnType<typeof openShop>>;

async function readShop(
  { said, visitor, read, readPage }: Listener,
  { sage: { slug } }: Open,
) {
  await read("list of clips", API.products);
  await readPage("home page", PAGES.home);
  await readPage("clip's page", productPath(slug));
  const markup = (await visitor.get(productPath(slug))).text;
  said.set("search data", JSON_LD.exec(markup)?.[1] ?? "");
  await read("clip's data", pathOf(getProductPage, { slug }));
  await read("feed", PRODUCT_FEED);
}

/** Fills the cart, and reads it with the code, as far as the checkout. */
async function readFullCart(
  { said, visitor, read }: Listener,
  { sage, juno, parcel }: Open,
  render: Render,
) {
  for (const product of [sage, sage, juno]) await addProduct(visitor, product);
  await read("cart", API.cart);
  const cart = await readCart(visitor);
  const checked = await visitor.post(checkDiscount.path, { code: "frost 1O" });
  said.set("code's check", checked.text);
  const lines = cart.map(({ id, quantity, product, available }) => [
    ...[id, quantity, product.price, available],
  ]);
  const fill = (queries: QueryClient) => {
    queries.setQueryData(cartQuery.queryKey, cart);
    queries.setQueryData(
      [checkDiscount.path, "FROST10", JSON.stringify(lines)],
      DiscountCheck.parse(checked.json),
    );
  };
  codeStore.set("FROST10");
  const shown = {
    "cart's drawer": <CartContent focusLineId={undefined} />,
    "cart's total": <CartTotal cart={cart} formerClass="" />,
    // Apart from what it stands in: a browser loads it later.
    "code's field": <DiscountField cart={cart} takesCents={405} />,
    checkout: <CheckoutSummary cart={cart} />,
    "checkout with delivery": (
      <OrderPane cart={cart} option={parcel}>
        {""}
      </OrderPane>
    ),
  };
  for (const [place, child] of Object.entries(shown))
    said.set(place, render(child, fill));
  codeStore.set(null);
  return cart;
}

async function placeOrder(
  shop: TestApp,
  { said, visitor, read, readMails }: Listener,
  { cart, open, render }: { cart: Cart; open: Open; render: Render },
) {
  const { maker, parcel } = open;
  const body = orderBody(cart, {
    deliveryId: parcel?.id,
    address: { ...ADDRESS, country: "AT" },
    gift: { message: "Alles Gute" },
    discountCode: "frost 1O",
    total: "87.75",
  });
  const key = { [IDEMPOTENCY_HEADER]: "one" };
  const placed = await visitor.post(API.orders, body, key);
  said.set("order's reply", placed.text);
  const repeated = await visitor.post(API.orders, body, key);
  said.set("reply to a repeat", repeated.text);
  const order = PlacedOrder.parse(placed.json);
  said.set("receipt", render(<Receipt order={toConfirmation(order)} />));
  await read("emptied cart", API.recentOrder);
  await readMails();
  await read("codes", listDiscounts.path, maker);
  await read("week", getOrderWeek.path, maker);
  await read("months", listMonths.path, maker);
  await read("search", `${listOrders.path}?state=all&search=salbei`, maker);
  await read("labels.csv", "/api/admin/exports/labels.csv", maker);
  const opened = await listOpenOrders(shop.deps.db);
  said.set("open orders", JSON.stringify(opened));
  const links = await linksOf(shop, order.id);
  return { token: tokenIn(order.url), makerToken: tokenIn(links.maker) };
}

/** Reads the code of a transfer as a phone does. */
async function scan({ app }: TestApp, token: string) {
  const request = new Request(`http://localhost${codePath(token)}`);
  const png = await (await app.handle(request)).bytes();
  const { rgba, width, height } = readPng(png);
  return jsQR(new Uint8ClampedArray(rgba), width, height)?.data ?? "";
}

/**
 * Lets a shop sell one order with everything that moves a sum (a sale, a code
 * that leaves it out, a delivery priced by the number of clips, a gift, a
 * correction, a withdrawal in part and its refund), and returns what each place
 * says of it.
 */
export async function tellEverywhere(
  language: Language,
  bench: BenchMessages,
): Promise<Said> {
  const env = { SHOP_LANGUAGE: language, SHOP_CURRENCY: "EUR", ...OWNER };
  using shop = startApp(env, (deps) => createPages(deps, PAGE_ASSETS));
  const { deps, clock } = shop;
  const listener = listenTo(shop);
  const { said, visitor, read, readPage, readMails } = listener;
  const open = await openShop(shop);
  const { maker } = open;
  await readShop(listener, open);
  const render = await createRenderer(shop, bench);
  const cart = await readFullCart(listener, open, render);
  const given = { cart, open, render };
  const { token, makerToken } = await placeOrder(shop, listener, given);
  const { formats } = await deps.locale();

  const readOrder = async (step: string) => {
    await readMails();
    await read(`order, ${step}`, orderPath(token));
    await read(`maker's order, ${step}`, makePath(makerToken));
    await readPage(`order's page, ${step}`, orderPagePath(token));
    await readPage(`maker's page, ${step}`, makePagePath(makerToken));
    const { json } = await maker.get(makePath(makerToken));
    const order = MakerOrder.parse(json);
    said.set(`slip, ${step}`, render(<Slip order={order} isGift={false} />));
    said.set(`slip of a gift, ${step}`, render(<Slip order={order} isGift />));
    await read(`orders.csv, ${step}`, "/api/admin/exports/orders.csv", maker);
    const listed = await maker.get(`${listOrders.path}?state=all`);
    said.set(`workbench, ${step}`, listed.text);
    const [row] = BenchReply.parse(listed.json).orders;
    const say = { t: bench, formats, now: clock.now() };
    const payment = row && sayPayment(row, say);
    said.set(`workbench's row, ${step}`, payment?.text ?? "");
  };
  await pay(maker, makerToken, "asked");
  said.set("payment.png", await scan(shop, token));
  await readOrder("asked");
  await correct(maker, makerToken, { lines: [{ line: 1, quantity: 2 }] });
  await readOrder("corrected");
  await pay(maker, makerToken, "paid");
  await readOrder("paid");
  await visitor.post(withdrawPath(token), { lines: [1] });
  const weekMail = { day: 4, hour: 0, skipEmpty: false };
  await maker.put(changeWeekMail.path, { weekMail });
  await sendWeekMail(deps);
  await readOrder("withdrawn from");
  await pay(maker, makerToken, "refunded");
  await readOrder("refunded");
  await readPage("invoice", `${orderPagePath(token)}/invoices/1`);
  await readPage("its correction", `${orderPagePath(token)}/invoices/2`);
  for (const status of ["making", "sent"] as const) {
    await move(maker, makerToken, { status });
    await readMails();
  }
  await read("year", pathOf(getYear, { year: "2026" }), maker);
  await read("year.csv", pathOf(getYear, { year: "2026.csv" }), maker);
  await read("numbers", getNumbers.path, maker);
  return said;
}
