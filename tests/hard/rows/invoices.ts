import { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { join } from "node:path";
import { pathOf } from "#shared/api/call.ts";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import { INVOICE_LAW } from "#shared/invoices/law.ts";
import { setPayment } from "#shared/payment/calls.ts";
import { listOrders, placeOwnOrder } from "#shared/workbench/calls.ts";
import { OwnOrder } from "#shared/workbench/own-order.ts";
import { BenchReply } from "#shared/workbench/schema.ts";
import { copyIntoFile } from "#server/db/postgres/move.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { asMaker, makerCookie } from "#tests/support/admin.ts";
import { API } from "#tests/support/api.ts";
import { MIGRATIONS } from "#tests/support/database/migrations.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { tokenIn } from "#tests/support/orders.ts";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { after, randomFor } from "#tests/support/seed.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";
import {
  begin,
  type Checkout,
  finish,
  fillStock,
} from "../process/checkouts.ts";
import { expectPassing, finishAll, startCopies } from "../process/copies.ts";
import { count, defineRow } from "../row.ts";

// Orders are placed, paid and paid back while the shop is killed, in a country
// that asks for a series of corrections: neither row of numbers may have a gap,
// and no payment or refund two numbers or none.

const COUNTRY = "ES";
const AT_ONCE = 3;
const LONGEST_LIFE_MS = 150;

/** What the maker got done with one order: her answers arrived or not. */
type Case = { id: number; refunds: number };

/** Lets the demo shop write invoices. */
async function writeInvoices(url: string): Promise<void> {
  const maker = await asMaker(url);
  const site: unknown = await (await maker("GET", API.adminSite)).json();
  const legal =
    typeof site === "object" && site !== null && "legal" in site
      ? site.legal
      : {};
  await maker("PATCH", API.adminSite, {
    legal: { ...(typeof legal === "object" && legal), country: COUNTRY },
    invoice: { prefix: "F-", taxNumber: "B12345678", vatRate: "21" },
  });
}

type Answer = { status: number; json: unknown };
type Requester = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

let asked = 0;

/**
 * Repeats each request of the maker, from an address of its own, until a shop
 * that is not killed answers.
 */
function patientMaker(url: string, cookie: string): Requester {
  return async (method, path, body, headers = {}) => {
    asked += 1;
    const from = `11.${asked & 255}.${(asked >> 8) & 255}.1`;
    const request = {
      method,
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": from,
        cookie,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    for (;;) {
      const answer = await fetch(url + path, request)
        .then(async (reply): Promise<Answer> => {
          const json: unknown = await reply.json();
          return { status: reply.status, json };
        })
        .catch(() => undefined);
      expect(answer?.status).not.toBe(500);
      if (answer && answer.status !== 503) return answer;
      await Bun.sleep(20);
    }
  };
}

let keys = 0;

/** Places an order of the maker's own, or of a shopper; returns its number. */
async function place(ask: Requester, url: string, begun: Checkout[]) {
  keys += 1;
  if (keys % 2 === 1) {
    const body = {
      customerName: "Market",
      items: [{ name: "Box", price: "9.00", quantity: 1 }],
      paid: keys % 4 === 1,
    };
    const key = { [IDEMPOTENCY_HEADER]: `own-order-${keys}` };
    const { json } = await ask("POST", placeOwnOrder.path, body, key);
    return OwnOrder.parse(json).id;
  }
  const checkout = await begin(url);
  begun.push(checkout);
  await finish(checkout);
  return checkout.orderId ?? 0;
}

/** Pays an order and pays parts of it back, each until the shop has said so. */
async function settle(ask: Requester, id: number): Promise<Case> {
  const query = new URLSearchParams({ state: "all", search: String(id) });
  const { json } = await ask("GET", `${listOrders.path}?${query.toString()}`);
  const found = BenchReply.parse(json).orders.find((each) => each.id === id);
  const path = pathOf(setPayment, { token: tokenIn(found?.url ?? "") });
  expect((await ask("POST", path, { state: "paid" })).status).toBe(200);
  const refunds = id % 3;
  for (let at = 0; at < refunds; at += 1) {
    // 409: her first request was written before the shop was killed.
    const refunded = `${at}.00`;
    const body = { state: "refunded", amount: "1.00", refunded };
    expect([200, 409]).toContain((await ask("POST", path, body)).status);
  }
  return { id, refunds };
}

/** Works at the orders until it is stopped; returns what was done. */
async function startWork(urls: string[]) {
  const cookie = await makerCookie(urls[0] ?? "");
  const begun: Checkout[] = [];
  const done: Case[] = [];
  let isOver = false;
  const working = Array.from({ length: AT_ONCE }, async (_, index) => {
    const url = urls[index % urls.length] ?? "";
    const ask = patientMaker(url, cookie);
    while (!isOver) {
      const id = await place(ask, url, begun).catch(expectPassing);
      if (id) done.push(await settle(ask, id));
    }
  });
  return {
    done,
    async stop() {
      isOver = true;
      await Promise.all(working);
      await finishAll(begun);
      const ask = patientMaker(urls[0] ?? "", cookie);
      const known = new Set(done.map(({ id }) => id));
      for (const { orderId } of begun)
        if (orderId !== undefined && !known.has(orderId))
          done.push(await settle(ask, orderId));
    },
  };
}

type Row = {
  id: number;
  order_id: number;
  kind: string;
  series: string;
  number: number;
  amount_cents: number;
};

/** Fails unless both rows of numbers are 1 to n, and each order has its own. */
function expectNumbered(dataDir: string, done: Case[]): number {
  const sqlite = new Database(join(dataDir, DATABASE_FILE), { readonly: true });
  try {
    sqlite.run("PRAGMA busy_timeout = 5000");
    const rows = sqlite
      .query<Row, []>("SELECT * FROM invoices ORDER BY id")
      .all();
    const upTo = (length: number) =>
      Array.from({ length }, (_, index) => index + 1);
    expect(rows.map(({ id }) => id)).toEqual(upTo(rows.length));
    const mark = INVOICE_LAW[COUNTRY]?.correctionSeries ?? "";
    for (const [kind, series] of [
      ["invoice", ""],
      ["correction", mark],
    ] as const) {
      const own = rows.filter((row) => row.kind === kind);
      expect(own.every((row) => row.series === series)).toBe(true);
      expect(own.map(({ number }) => number)).toEqual(upTo(own.length));
    }
    const paid = sqlite
      .query<{ id: number; total_cents: number }, []>(
        "SELECT id, total_cents FROM orders WHERE payment_state = 'paid' ORDER BY id",
      )
      .all();
    expect(paid).toHaveLength(done.length);
    const refunds = new Map(done.map((each) => [each.id, each.refunds]));
    for (const { id, total_cents: total } of paid)
      expect(
        rows
          .filter((row) => row.order_id === id)
          .map((row) => row.amount_cents),
      ).toEqual([
        total,
        ...Array.from({ length: refunds.get(id) ?? 0 }, () => -100),
      ]);
    return rows.length;
  } finally {
    sqlite.close();
  }
}

const NAME = "SIGKILL while invoices are numbered";

export const killedInvoices = defineRow(
  NAME,
  { kills: 100 },
  async ({ kills }) => {
    const random = randomFor(NAME);
    const env = { PORT: String(freePort()), ACCESS_LOG: "off" };
    let shop = await startDemo(env);
    const { folder, url } = shop;
    await fillStock(url);
    await writeInvoices(url);
    const { done, stop } = await startWork([url]);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = done.length;
      await until(() => done.length > before);
      await after(random.next() * LONGEST_LIFE_MS);
      await shop.kill();
      shop = await startDemo(env, { folder });
    }
    await using last = shop;
    await stop();
    const written = expectNumbered(last.dataDir, done);
    return { text: outcome(kills, done, written) };
  },
);

const outcome = (kills: number, done: Case[], written: number) =>
  `${kills} kills, ${count(done.length)} orders paid, ${count(written)} invoices and corrections, no number left out, none twice`;

export const killedInvoiceCopies = defineRow(
  "SIGKILL of copies while invoices are numbered",
  { copies: 3, kills: 60 },
  async ({ copies: number, kills }) => {
    const random = randomFor("invoices of copies");
    await using postgres = await startPostgres({ isDurable: true });
    await using shop = await startCopies(number, postgres.url());
    await fillStock(shop.urls[0] ?? "");
    await writeInvoices(shop.urls[0] ?? "");
    const { done, stop } = await startWork(shop.urls);
    for (let kill = 0; kill < kills; kill += 1) {
      const before = done.length;
      await until(() => done.length > before);
      await after(random.next() * LONGEST_LIFE_MS);
      await shop.copies[kill % number]?.killAndStart();
    }
    await stop();
    const folder = tempFolder();
    const file = join(folder, DATABASE_FILE);
    await copyIntoFile(postgres.url(), file, MIGRATIONS);
    const written = expectNumbered(folder, done);
    return { text: `${number} copies, ${outcome(kills, done, written)}` };
  },
);
