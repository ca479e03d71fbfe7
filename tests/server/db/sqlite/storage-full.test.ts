import { expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { cartLines, carts } from "#server/db/schema/carts.ts";
import { outbox } from "#server/db/schema/mails.ts";
import { orders } from "#server/db/schema/orders.ts";
import { setUpApp } from "#tests/support/app.ts";
import {
  addProduct,
  makeProduct,
  order,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { sqliteOf } from "#tests/support/database/engine.ts";

const shop = setUpApp();

/** Limits the database to its size, which SQLite reports as a full disk. */
function fillDisk(): void {
  const sqlite = sqliteOf(shop.deps);
  const [row] = sqlite
    .query<{ page_count: number }, []>("PRAGMA page_count")
    .all();
  sqlite.run(`PRAGMA max_page_count = ${row?.page_count ?? 1}`);
}
function freeDisk(): void {
  sqliteOf(shop.deps).run("PRAGMA max_page_count = 1000000");
}
const count = async (table: typeof orders | typeof outbox | typeof cartLines) =>
  (await shop.deps.db.select().from(table).all()).length;

/** Adds to new carts until the shop says that its disk is full. */
async function addUntilFull(productId: number): Promise<number> {
  for (let added = 0; added < 500; added++) {
    const answer = await shop.visitor().post(API.cart, { productId });
    if (answer.status === 201) continue;
    expect([answer.status, answer.json]).toMatchObject([
      503,
      {
        code: "storage_full",
        message: expect.stringContaining("disk is full"),
      },
    ]);
    expect(answer.headers.get("retry-after")).toBeString();
    expect(answer.headers.getSetCookie()).toEqual([]);
    return added;
  }
  throw new Error("the disk never filled");
}

test("a full disk refuses writes with a message, loses no data and recovers once freed", async () => {
  const visitor = shop.visitor();
  // The order needs several pages, more than partly filled pages can hold.
  const description = "A long description for the snapshot. ".repeat(25);
  for (let index = 0; index < 8; index++)
    await addProduct(visitor, await makeProduct(shop.deps, { description }));
  const cart = await readCart(visitor);
  fillDisk();
  const added = await addUntilFull(1);
  expect(await count(cartLines)).toBe(added + cart.length);
  expect(await shop.deps.db.select().from(carts).all()).toHaveLength(added + 1);

  const refused = await visitor.post(API.orders, orderBody(cart));
  expect(refused.status).toBe(503);
  expect([await count(orders), await count(outbox)]).toEqual([0, 0]);
  expect(await readCart(visitor)).toEqual(cart);
  expect((await visitor.get(API.products)).status).toBe(200);

  freeDisk();
  expect((await order(visitor)).id).toBe(1001);
  expect(await count(outbox)).toBe(2);
});

test("of concurrent writes on a full disk, those that were confirmed are stored", async () => {
  const { id: productId } = await makeProduct(shop.deps);
  fillDisk();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      shop.visitor().post(API.cart, { productId }),
    ),
  );
  const done = answers.filter((answer) => answer.status === 201).length;
  expect(answers.filter((answer) => answer.status === 503)).toHaveLength(
    200 - done,
  );
  expect(done).toBeLessThan(200);
  expect(await count(cartLines)).toBe(done);
  freeDisk();
  await addProduct(shop.visitor(), { id: productId });
  expect(await count(cartLines)).toBe(done + 1);
});
