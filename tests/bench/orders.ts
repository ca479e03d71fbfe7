import { statSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { Cart } from "#shared/cart/schema.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { seenCart } from "#shared/orders/checkout.ts";
import { load, type LoadResult } from "#tests/support/process/load.ts";
import { cpuSeconds } from "#tests/support/process/process-figures.ts";
import { type Figure, median, type Rate, typical } from "./figures.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

const ORDERS = 2_000;
/** The first orders of a process are slow: its code is not compiled yet. */
const WARM_UP_ORDERS = 500;
/** No server listens on this port, so the mails wait. */
const NO_MAIL_SERVER = {
  SMTP_URL: "smtp://127.0.0.1:9",
  OWNER_EMAIL: "owner@example.com",
};

/** Measures the CPU time of an order, without and with its mails written. */
export async function orderCostFigures(): Promise<Figure[]> {
  const placed = await costOf(NO_MAIL_SERVER, false);
  const mailed = await costOf({}, true);
  const figure = (ms: number) => `${ms.toFixed(2)} ms`;
  return [
    {
      what: "processor time of an order, its mails waiting",
      figure: figure(placed),
    },
    {
      what: "the same with both mails written",
      figure: figure(mailed),
      target: "8 ms",
    },
  ];
}

/** Returns the CPU time of one order in milliseconds. */
async function costOf(
  env: Record<string, string>,
  withMails: boolean,
): Promise<number> {
  const shop = await startShopProcess({ env });
  const { cookies, order } = await fillCarts(
    shop.port,
    ORDERS + WARM_UP_ORDERS,
  );
  await order(cookies.slice(0, WARM_UP_ORDERS));
  if (withMails) await shop.untilMailsAreWritten();
  const before = cpuSeconds(shop.pid);
  await order(cookies.slice(WARM_UP_ORDERS));
  if (withMails) await shop.untilMailsAreWritten();
  const spent = cpuSeconds(shop.pid) - before;
  await shop.stop();
  return (spent * 1_000) / ORDERS;
}

const WARM_UP = 400;
const ROUNDS = 6;
const CALM_MS = 500;
const LONGEST_MS = 60_000;
export const ORDER_CONNECTIONS = 50;

const JSON_TYPE = { "content-type": "application/json" };

// The shop limits the new carts and the orders of one address, and the
// confirmations of one mailbox, so each shopper has an address and a mailbox.
const address = (n: number) =>
  `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
const mailbox = (n: number) => `shopper${n}@example.com`;

export type OrderFigures = {
  orders: Rate;
  /** The orders beside what `commit` reached in turns with them. */
  toCommits: number;
  /** The home page for a few others, before and while orders are placed. */
  calm: Rate;
  beside: Rate;
  /** The size of the database's log after 100,000 more writes. */
  walBytes: number;
};

const MORE_WRITES = 100_000;

/**
 * Orders the cart of each shopper, in turns with `commit` because the speed of a
 * machine changes from second to second, then adds to the carts again.
 */
export async function benchOrders(
  { port, dataDir }: ShopProcess,
  { cookies, add, order }: Shoppers,
  commit: () => Promise<LoadResult>,
): Promise<OrderFigures> {
  // The first orders of a process are slow: its code is not compiled yet.
  await order(cookies.slice(0, WARM_UP));
  const size = Math.ceil((cookies.length - WARM_UP) / ROUNDS);
  const rounds = [];
  for (let from = WARM_UP; from < cookies.length; from += size) {
    const calm = await readHome(port, CALM_MS, () => false);
    let isOver = false;
    const others = readHome(port, LONGEST_MS, () => isOver);
    const orders = await order(cookies.slice(from, from + size));
    isOver = true;
    const beside = await others;
    const { perSecond } = await commit();
    const toCommits = orders.perSecond / perSecond;
    rounds.push({ calm, orders, beside, toCommits });
  }
  for (let written = 0; written < MORE_WRITES; written += cookies.length)
    await add(cookies);
  return {
    orders: typical(rounds.map(({ orders }) => orders)),
    toCommits: median(rounds.map(({ toCommits }) => toCommits)),
    calm: typical(rounds.map(({ calm }) => calm)),
    beside: typical(rounds.map(({ beside }) => beside)),
    walBytes: statSync(join(dataDir, "shop.db-wal")).size,
  };
}

/** Shoppers who each have a cart, identified by its cookie. */
export type Shoppers = {
  cookies: string[];
  /** Adds the same clip to each cart once more. */
  add(cookies: string[]): Promise<LoadResult>;
  /** Orders each cart; all must have the same contents as the first. */
  order(cookies: string[]): Promise<LoadResult>;
};

/** Gives each of so many shoppers a cart with one clip in it. */
export async function fillCarts(
  port: number,
  shoppers: number,
): Promise<Shoppers> {
  const base = `http://127.0.0.1:${port}`;
  const products = ProductList.parse(
    await (await fetch(`${base}${API.products}`)).json(),
  );
  const productId = products.find(
    (p) => p.inStock && p.variants.length === 0,
  )?.id;
  const body = JSON.stringify({ productId, quantity: 1 });
  const cookies = await Promise.all(
    Array.from({ length: shoppers }, (_, n) => addOne(base, body, n)),
  );
  const numbers = new Map(cookies.map((cookie, n) => [cookie, n]));
  return {
    cookies,
    add: (some) =>
      eachShopper(port, some, (cookie) => ({
        method: "POST",
        path: API.cart,
        headers: { ...JSON_TYPE, cookie },
        body,
      })),
    async order(some) {
      const seen = await seenBy(base, some[0] ?? "");
      return eachShopper(port, some, (cookie) => {
        const n = numbers.get(cookie) ?? 0;
        return {
          method: "POST",
          path: API.orders,
          headers: {
            ...JSON_TYPE,
            cookie,
            "x-forwarded-for": address(n),
            "idempotency-key": cookie,
          },
          body: orderBody(mailbox(n), seen),
        };
      });
    },
  };
}

function readHome(
  port: number,
  durationMs: number,
  isOver: () => boolean,
): Promise<LoadResult> {
  return load(port, {
    connections: 4,
    durationMs,
    next: () => (isOver() ? undefined : { path: PAGES.home }),
  });
}

async function addOne(base: string, body: string, n: number): Promise<string> {
  const answer = await fetch(`${base}${API.cart}`, {
    method: "POST",
    headers: { ...JSON_TYPE, "x-forwarded-for": address(n) },
    body,
  });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

type Seen = ReturnType<typeof seenCart>;

async function seenBy(base: string, cookie: string): Promise<Seen> {
  const answer = await fetch(`${base}${API.cart}`, { headers: { cookie } });
  return seenCart(Cart.parse(await answer.json()));
}

function orderBody(customerEmail: string, seen: Seen): string {
  return JSON.stringify({
    customerName: "Bench Shopper",
    customerEmail,
    customerPhone: "555 010 4477",
    ...seen,
  });
}

async function eachShopper(
  port: number,
  cookies: string[],
  request: (cookie: string) => {
    method: string;
    path: string;
    headers: Record<string, string>;
    body: string;
  },
): Promise<LoadResult> {
  let n = 0;
  const result = await load(port, {
    connections: ORDER_CONNECTIONS,
    durationMs: LONGEST_MS,
    next: () => {
      const cookie = cookies[n];
      n += 1;
      return cookie === undefined ? undefined : request(cookie);
    },
  });
  const refused = [...result.statuses].filter(([status]) => status !== 201);
  if (refused.length > 0)
    throw new Error(`refused: ${JSON.stringify(refused)}`);
  return result;
}
