import { expect } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "#shared/api/paths.ts";
import { API } from "#tests/support/api.ts";
import { Charm, CharmList } from "#shared/clip/parts.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import {
  addClip,
  charmBody,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { asMaker } from "#tests/support/admin.ts";
import { startCopies } from "../process/copies.ts";
import { besideOthers } from "../process/others.ts";
import { startLine } from "#tests/support/servers/line.ts";
import { createShopper, placeOrder } from "#tests/support/shopper.ts";
import { until } from "#tests/support/until.ts";
import { count, defineRow } from "../row.ts";

// Writes of several copies run beside each other, each under the locks of what
// it writes.

async function makeCharm(url: string, name: string, stockQuantity: number) {
  const maker = await asMaker(url);
  const body = charmBody({ name, stockQuantity });
  const answer = await maker("POST", API.adminCharms, body);
  return Charm.parse(await answer.json()).id;
}

async function stockOf(url: string, id: number): Promise<number | undefined> {
  const charms = CharmList.parse(await (await fetch(url + API.charms)).json());
  return charms.find((charm) => charm.id === id)?.stockQuantity;
}

/** Fills a new shopper's cart with a clip; the result orders it. */
async function fillCart(url: string, selectedCharms: number[], name: string) {
  const shopper = createShopper(url);
  await addClip(shopper, { selectedCharms });
  const customerEmail = `${name}@example.com`;
  const body = orderBody(await readCart(shopper), { customerEmail });
  return async () => (await shopper.post(API.orders, body)).status;
}

/** Orders two charms in both orders at once, so often; all must succeed. */
async function orderBothWays(urls: string[], rounds: number): Promise<void> {
  const [url = "", other = url] = urls;
  const a = await makeCharm(url, "A", 3 * rounds);
  const b = await makeCharm(url, "B", 3 * rounds);
  for (let round = 0; round < rounds; round += 1) {
    const orders = [
      await fillCart(url, [a, b], `one-${round}`),
      await fillCart(other, [b, a], `two-${round}`),
    ];
    const statuses = await Promise.all(orders.map((order) => order()));
    expect(statuses).toEqual([201, 201]);
  }
  expect([await stockOf(url, a), await stockOf(url, b)]).toEqual([
    rounds,
    rounds,
  ]);
}

export const oppositeOrders = defineRow(
  "the same two charms in opposite orders",
  { rounds: 1_000 },
  async ({ rounds }) => {
    await using alone = await startDemo();
    await orderBothWays([alone.url], rounds);
    await using postgres = await startPostgres();
    await using shop = await startCopies(2, postgres.url());
    await orderBothWays(shop.urls, rounds);
    return {
      text: `${count(rounds)} times on each engine, no order refused, stock exact`,
    };
  },
);

export const rush = defineRow(
  "2,000 shoppers for one charm on three copies",
  { shoppers: 2_000, stock: 700, withinMs: 10_000 },
  async ({ shoppers, stock, withinMs }) => {
    await using postgres = await startPostgres({ isDurable: true });
    await using shop = await startCopies(3, postgres.url());
    const [url = ""] = shop.urls;
    const charm = await makeCharm(url, "Comet", stock);
    const statuses = new Map<number, number>();
    const { others } = await besideOthers(url, () =>
      Promise.all(
        Array.from({ length: shoppers }, async (_, index) => {
          await Bun.sleep((index / shoppers) * withinMs);
          const copy = shop.urls[index % shop.urls.length] ?? url;
          const shopper = createShopper(copy);
          const design = { selectedCharms: [charm] };
          const added = await shopper.post(API.customClip, design);
          const customerEmail = `rush-${index}@example.com`;
          const last =
            added.status === 201
              ? await shopper.post(
                  API.orders,
                  orderBody(await readCart(shopper), { customerEmail }),
                )
              : added;
          statuses.set(last.status, (statuses.get(last.status) ?? 0) + 1);
        }),
      ),
    );
    expect([...statuses].sort()).toEqual([
      [201, stock],
      [409, shoppers - stock],
    ]);
    expect(await stockOf(url, charm)).toBe(0);
    return {
      text: `${count(shoppers)} shoppers, ${count(stock)} sold, ${count(shoppers - stock)} refused in words, none answered 5xx`,
      others,
    };
  },
);

/** A statement's deadline, a connection's, and some for a slow machine. */
const BACK_WITHIN_MS = 30_000;

export const silentDatabase = defineRow(
  "a database that falls silent",
  { times: 3 },
  async ({ times }) => {
    await using postgres = await startPostgres({ isDurable: true });
    using line = await startLine(postgres.port);
    await using shop = await startCopies(1, line.urlOf(postgres.url()));
    const [url = ""] = shop.urls;
    // A copy whose start is not over ends where the database does not answer. It
    // is over once mails are written.
    await placeOrder(url);
    const folder = join(shop.copies[0]?.shop.dataDir ?? "", "mail");
    await until(() => existsSync(folder) && readdirSync(folder).length > 0);
    // A page is rendered for its first visitor.
    expect((await fetch(url + PAGES.home)).status).toBe(200);
    let longestMs = 0;
    for (let time = 0; time < times; time += 1) {
      line.fallSilent();
      const silentAt = performance.now();
      for (;;) {
        expect((await fetch(url + PAGES.home)).status).toBe(200);
        const shopper = createShopper(url);
        const added = await shopper.post(API.cart, { productId: 1 });
        if (added.status === 201) break;
        expect([added.status, added.json]).toMatchObject([
          503,
          { code: "unavailable" },
        ]);
        expect(performance.now() - silentAt).toBeLessThan(BACK_WITHIN_MS);
      }
      longestMs = Math.max(longestMs, performance.now() - silentAt);
    }
    return {
      text: `${times} times, pages served, sold again after ${(longestMs / 1_000).toFixed(0)} s at most`,
    };
  },
);
