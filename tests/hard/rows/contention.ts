import { Database } from "bun:sqlite";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { expect } from "bun:test";
import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import { Charm } from "#shared/clip/parts.ts";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import type { RunningShop } from "#tests/support/process/executable.ts";
import {
  charmBody,
  addClip,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { asMaker } from "#tests/support/admin.ts";
import { besideOthers } from "../process/others.ts";
import { orderAtOnce } from "#tests/support/rush.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { count, defineRow } from "../row.ts";

type Maker = Awaited<ReturnType<typeof asMaker>>;

async function makeCharm(maker: Maker, stockQuantity: number): Promise<Charm> {
  const answer = await maker(
    "POST",
    API.adminCharms,
    charmBody({ stockQuantity }),
  );
  return Charm.parse(await answer.json());
}

/** Returns a charm's stock and the numbers of its orders and their mails. */
function booksOf({ dataDir }: RunningShop, charm: Charm) {
  const sqlite = new Database(join(dataDir, DATABASE_FILE), { readonly: true });
  sqlite.run("PRAGMA busy_timeout = 5000");
  const [row] = sqlite
    .query<Record<"stock" | "inStock" | "orders" | "mails", number>, [number]>(
      `WITH sold AS (
         SELECT DISTINCT order_id FROM order_lines, json_each(charms)
         WHERE charms IS NOT NULL AND json_extract(value, '$.id') = ?1)
       SELECT stock_quantity AS stock, in_stock AS inStock,
         (SELECT count(*) FROM sold) AS orders,
         (SELECT count(*) FROM outbox WHERE order_id IN sold) AS mails
       FROM charms WHERE id = ?1`,
    )
    .all(charm.id);
  sqlite.close();
  return row;
}

export const lastCharm = defineRow(
  "buyers of the last charm",
  { rounds: 100, buyers: 50 },
  async ({ rounds, buyers }) => {
    await using shop = await startDemo();
    const maker = await asMaker(shop.url);
    const { others } = await besideOthers(shop.url, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const charm = await makeCharm(maker, 1);
        const visitors = Array.from({ length: buyers }, () =>
          createShopper(shop.url),
        );
        // The shop limits the confirmations to one mailbox per day.
        const customerEmail = `buyer-${round}@example.com`;
        const answers = await orderAtOnce(visitors, charm.id, {
          customerEmail,
        });
        const statuses = answers.map(({ status }) => status).sort();
        expect(statuses).toEqual([201, ...Array(buyers - 1).fill(409)]);
        expect(booksOf(shop, charm)).toEqual({
          stock: 0,
          inStock: 0,
          orders: 1,
          mails: 2,
        });
      }
    });
    return {
      text: `${rounds} rounds of ${buyers} buyers, ${count(rounds)} orders, ${count(rounds * (buyers - 1))} refused, 0 sold twice`,
      others,
    };
  },
);

export const doubleSubmit = defineRow(
  "double submit",
  { checkouts: 50, copies: 8 },
  async ({ checkouts, copies }) => {
    await using shop = await startDemo();
    const maker = await asMaker(shop.url);
    const { others } = await besideOthers(shop.url, async () => {
      for (let checkout = 0; checkout < checkouts; checkout += 1) {
        const charm = await makeCharm(maker, 5);
        const shopper = createShopper(shop.url);
        await addClip(shopper, { selectedCharms: [charm.id] });
        const customerEmail = `buyer-${checkout}@example.com`;
        const body = orderBody(await readCart(shopper), { customerEmail });
        // Every other checkout is sent without an idempotency key.
        const key = checkout % 2 === 0 ? `key-${checkout}` : undefined;
        const answers = await Promise.all(
          Array.from({ length: copies }, () =>
            shopper.post(
              API.orders,
              body,
              key ? { [IDEMPOTENCY_HEADER]: key } : {},
            ),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual(
          Array(copies).fill(201),
        );
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
        expect(booksOf(shop, charm)).toMatchObject({
          stock: 4,
          orders: 1,
          mails: 2,
        });
      }
    });
    return {
      text: `${checkouts} checkouts sent ${copies} times each at once, ${count(checkouts)} orders, ${count(2 * checkouts)} mails`,
      others,
    };
  },
);
