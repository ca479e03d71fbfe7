import { describe, expect, test } from "bun:test";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  MAKER,
  NO_LOCK,
  ofCart,
  ORDER_NUMBER,
  type Scope,
  stockLocks,
} from "#server/db/locks.ts";
import type { Tx } from "#server/db/handle.ts";
import * as admins from "#server/db/schema/admins.ts";
import * as carts from "#server/db/schema/carts.ts";
import * as catalog from "#server/db/schema/catalog.ts";
import * as mails from "#server/db/schema/mails.ts";
import * as orders from "#server/db/schema/orders.ts";
import * as site from "#server/db/schema/site.ts";
import { setUpApp } from "#tests/support/app.ts";

const { charms, products } = catalog;

const shop = setUpApp();

const write = (scope: Scope, run: (tx: Tx) => Promise<unknown>) =>
  shop.deps.commit(scope, run);
const sellOut = (tx: Tx) => tx.update(charms).set({ stockQuantity: 0 }).run();
const removeLines = (tx: Tx) => tx.delete(carts.cartLines).run();

describe("a write outside the lock of its table", () => {
  test.each<[string, Scope, (tx: Tx) => Promise<unknown>]>([
    ["a product, by nobody", NO_LOCK, (tx) => tx.delete(products).run()],
    ["a product, in a cart's", ofCart("a"), (tx) => tx.delete(products).run()],
    ["stock, by the maker alone", MAKER, sellOut],
    ["lines of a cart, by the maker", MAKER, removeLines],
  ])("is refused: %s", async (_, scope, run) => {
    await expect(write(scope, run)).rejects.toThrow("outside its lock");
  });

  test("is let through within it", async () => {
    await write(MAKER, (tx) => tx.delete(site.contentPages).run());
    await write(ofCart("a"), async (tx) => {
      await removeLines(tx);
      await tx.lock(stockLocks([2, 1, 2].map((id) => ({ kind: "charm", id }))));
      await sellOut(tx);
    });
  });
});

test("locks that could end in a deadlock are refused", async () => {
  await expect(
    write(MAKER, async (tx) => {
      await tx.lock(ORDER_NUMBER);
      await tx.lock(stockLocks([{ kind: "charm", id: 1 }]));
    }),
  ).rejects.toThrow("too late");
});

test("every table of the schema has its lock named", async () => {
  const tables = [admins, carts, catalog, mails, orders, site]
    .flatMap((each): unknown[] => Object.values(each))
    .filter((value) => is(value, SQLiteTable));
  expect(tables.length).toBeGreaterThan(15);
  for (const table of tables) {
    const { name } = getTableConfig(table);
    const removed = write(NO_LOCK, (tx) => tx.delete(table).run());
    const outcome = await removed.catch((error: Error) => error.message);
    expect([name, outcome]).not.toEqual([
      name,
      expect.stringContaining("No lock is named"),
    ]);
  }
});
