import { Database } from "bun:sqlite";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { SQL } from "bun";
import { expect } from "bun:test";
import { join } from "node:path";
import { Cart } from "#shared/cart/schema.ts";
import { Product } from "#shared/catalog/schema.ts";
import { IDEMPOTENCY_HEADER } from "#shared/cart/calls.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { API } from "#tests/support/api.ts";
import { createVisitor, type Visitor } from "#tests/support/app.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { orderBody, productBody } from "#tests/support/make.ts";
import { asMaker } from "#tests/support/admin.ts";
import { startCopies } from "../process/copies.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { after, randomFor } from "#tests/support/seed.ts";
import { createShopper } from "#tests/support/shopper.ts";
import { count, defineRow } from "../row.ts";

/** Shoppers who press at the same moment. */
const AT_ONCE = 100;
const BOT = "203.0.113.66";
const PAUSE_MS = 50;

type Counts = {
  shoppers: number;
  pieces: number;
  carts: number;
  kills: number;
};

/** A shop of one process or of several, with its database. */
type Stage = {
  urls: () => string[];
  kill: (which: number) => Promise<void>;
  /** Lets all holds run out, as a quarter of an hour would. */
  endHolds: () => Promise<void>;
  books: (productId: number) => Promise<Books>;
};
type Books = { sold: number; orders: number; stock: number; inStock: number };

const BOOKS = `SELECT coalesce(sum(order_lines.quantity), 0) AS sold,
  count(DISTINCT order_id) AS orders,
  max(products.stock_quantity) AS stock, max(products.in_stock) AS "inStock"
FROM products LEFT JOIN order_lines ON product_id = products.id
WHERE products.id = `;
const END_HOLDS = "UPDATE holds SET until = since";

/** Repeats a request while the shop is down or busy. */
async function patiently<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch {
      // The shop was killed.
    }
    await Bun.sleep(PAUSE_MS);
  }
}

const post = (
  visitor: Visitor,
  path: string,
  body: unknown,
  headers?: Record<string, string>,
) =>
  patiently(async () => {
    const answer = await visitor.post(path, body, headers);
    expect(answer.status).not.toBe(500);
    return answer.status === 503 ? undefined : answer;
  });

/** Tries to buy one piece. Returns whether the shopper has it. */
async function tryToBuy(url: string, productId: number): Promise<boolean> {
  const shopper = createShopper(url);
  const added = await post(shopper, API.cart, { productId });
  if (added.status !== 201) {
    expect(added.status).toBe(409);
    return false;
  }
  const cart = await patiently(
    async () => Cart.safeParse((await shopper.get(API.cart)).json).data,
  );
  // A repeat of an add whose answer was lost.
  const pieces = cart.slice(0, 1).map((line) => ({ ...line, quantity: 1 }));
  if (cart[0]?.quantity !== 1)
    await patiently(() =>
      shopper.put(`${API.cart}/${cart[0]?.id}`, { quantity: 1 }),
    );
  const customerEmail = `${crypto.randomUUID()}@example.com`;
  const body = orderBody(pieces, { customerEmail });
  const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() };
  const ordered = await post(shopper, API.orders, body, headers);
  expect([201, 409]).toContain(ordered.status);
  return ordered.status === 201;
}

async function inBatches(
  number: number,
  run: (index: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < number; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, number - from) }, (_, index) =>
        run(from + index),
      ),
    );
}

/** Sells pieces that a program holds first, while the shop is killed. */
async function sellOut(
  stage: Stage,
  { shoppers, pieces, carts, kills }: Counts,
): Promise<string> {
  const random = randomFor("drop");
  const urlOf = (index: number) => {
    const urls = stage.urls();
    return urls[index % urls.length] ?? "";
  };
  const maker = await asMaker(urlOf(0));
  const made = await maker(
    "POST",
    API.adminProducts,
    productBody({ stockQuantity: pieces }),
  );
  const { id } = Product.parse(await made.json());
  const botAt = (index: number) => {
    const handle = (request: Request) => {
      const { pathname } = new URL(request.url);
      return fetch(new Request(`${urlOf(index)}${pathname}`, request));
    };
    return createVisitor({ handle }, BOT);
  };
  const grab = () =>
    inBatches(carts, (index) =>
      post(botAt(index), API.cart, { productId: id }),
    );
  await grab();
  expect(await tryToBuy(urlOf(0), id)).toBe(false);
  let isOver = false;
  const killing = (async () => {
    for (let kill = 0; kill < kills && !isOver; kill += 1) {
      await after(random.next() * 400);
      await stage.kill(kill);
    }
  })();
  let bought = 0;
  let holds = 0;
  // The program grabs again at the same moment, and yet every piece is sold.
  for (; bought < pieces; holds += 1) {
    expect(holds).toBeLessThan(5);
    await stage.endHolds();
    await Promise.all([
      grab(),
      inBatches(shoppers, async (index) => {
        if (await tryToBuy(urlOf(index), id)) bought += 1;
      }),
    ]);
  }
  isOver = true;
  await killing;
  const books = await stage.books(id);
  expect(books).toEqual({
    sold: pieces,
    orders: pieces,
    stock: 0,
    inStock: 0,
  });
  expect(bought).toBe(pieces);
  return `${count(shoppers)} shoppers for ${pieces} pieces that ${count(carts)} carts of one address grabbed first, ${kills} kills: ${books.sold} sold, 0 twice, after ${holds} ${holds === 1 ? "hold" : "holds"}`;
}

export const soldOut = defineRow(
  "shoppers for a drop, on one process",
  { shoppers: 2_000, pieces: 10, carts: 1_000, kills: 5 },
  async (counts) => {
    const env = { PORT: String(freePort()), ACCESS_LOG: "off" };
    let shop = await startDemo(env);
    const { folder, dataDir, url } = shop;
    const inDatabase = <T>(work: (sqlite: Database) => T): T => {
      const sqlite = new Database(join(dataDir, DATABASE_FILE));
      sqlite.run("PRAGMA busy_timeout = 5000");
      try {
        return work(sqlite);
      } finally {
        sqlite.close();
      }
    };
    try {
      const text = await sellOut(
        {
          urls: () => [url],
          async kill() {
            await shop.kill();
            shop = await startDemo(env, { folder });
          },
          async endHolds() {
            inDatabase((sqlite) => sqlite.run(END_HOLDS));
          },
          books: async (id) =>
            inDatabase(
              (sqlite) =>
                sqlite.query<Books, [number]>(`${BOOKS} ?`).get(id) ??
                expect.unreachable(),
            ),
        },
        counts,
      );
      return { text };
    } finally {
      await shop[Symbol.asyncDispose]();
    }
  },
);

export const soldOutByCopies = defineRow(
  "shoppers for a drop, on three copies",
  { shoppers: 2_000, pieces: 10, carts: 1_000, kills: 9 },
  async (counts) => {
    await using postgres = await startPostgres({ isDurable: true });
    await using shop = await startCopies(3, postgres.url());
    const database = new SQL(postgres.url(), { max: 1 });
    try {
      const text = await sellOut(
        {
          urls: () => shop.urls,
          kill: async (which) => shop.copies[which % 3]?.killAndStart(),
          async endHolds() {
            await database.unsafe(END_HOLDS);
          },
          async books(id) {
            const [row] = await database.unsafe(`${BOOKS} $1`, [id]);
            return {
              sold: Number(row.sold),
              orders: Number(row.orders),
              stock: Number(row.stock),
              inStock: Number(row.inStock),
            };
          },
        },
        counts,
      );
      return { text };
    } finally {
      await database.close();
    }
  },
);
