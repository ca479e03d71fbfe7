import { expect, test } from "bun:test";
import { createGroupCommit } from "#server/db/sqlite/group-commit.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { carts } from "#server/db/schema/carts.ts";
import { tempDatabase } from "#tests/support/outbox.ts";
import { sqliteOf } from "#tests/support/sqlite.ts";

const insert = (name: string) => async (tx: Tx) => {
  await tx
    .insert(carts)
    .values({ tokenHash: name, createdAt: 0, lastUsedAt: 0 })
    .run();
  return name;
};
const failAfter = (name: string) => async (tx: Tx) => {
  await insert(name)(tx);
  throw new Error(`${name} failed`);
};
const names = async (db: Db) =>
  (await db.select().from(carts).all()).map((row) => row.tokenHash);

test("a failing write in a group rolls back only itself", async () => {
  const db = tempDatabase();
  const commit = createGroupCommit(sqliteOf({ database: db }));
  const results = await Promise.allSettled([
    commit(insert("a")),
    commit(failAfter("b")),
    commit(insert("c")),
    commit(insert("a")),
  ]);
  expect(results.map((result) => result.status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
  ]);
  expect(results[1]).toMatchObject({ reason: { message: "b failed" } });
  expect(await names(db)).toEqual(["a", "c"]);
});

test("a write is answered only after its commit", async () => {
  const db = tempDatabase();
  const commit = createGroupCommit(sqliteOf({ database: db }));
  const first = commit(async (tx) => {
    await insert("a")(tx);
    return sqliteOf({ database: db }).inTransaction;
  });
  expect(await names(db)).toEqual([]);
  expect(await first).toBe(true);
  expect(sqliteOf({ database: db }).inTransaction).toBe(false);
  expect(await names(db)).toEqual(["a"]);
});

test("writes of one event loop turn share a transaction, later ones get their own", async () => {
  const db = tempDatabase();
  // The clock stands still: on a busy machine, three writes may exceed the
  // time limit of a transaction.
  const commit = createGroupCommit(sqliteOf({ database: db }), () => 0);
  let atOnce = 0;
  const seen = () =>
    commit(async () => {
      atOnce += 1;
      return atOnce;
    });
  const answers: number[] = [];
  await Promise.all(
    [seen(), seen(), seen()].map(async (promise) => {
      await promise;
      answers.push(atOnce);
    }),
  );
  expect(answers).toEqual([3, 3, 3]);
  expect(await seen()).toBe(4);
});

test("when the commit itself fails, every write of the group is refused", async () => {
  const db = tempDatabase();
  const commit = createGroupCommit(sqliteOf({ database: db }), () => 0);
  sqliteOf({ database: db }).run("PRAGMA defer_foreign_keys = ON");
  const results = await Promise.allSettled([
    commit(insert("a")),
    commit(async () => {
      sqliteOf({ database: db }).run("PRAGMA defer_foreign_keys = ON");
      sqliteOf({ database: db }).run(
        "INSERT INTO cart_lines (cart_id, quantity, selected_charms, added_price_cents, created_at) VALUES (77, 1, '[]', 0, 0)",
      );
    }),
  ]);
  expect(results.map((result) => result.status)).toEqual([
    "rejected",
    "rejected",
  ]);
  expect(await names(db)).toEqual([]);
  expect(await commit(insert("b"))).toBe("b");
  expect(await names(db)).toEqual(["b"]);
});

test("many writes yield to the event loop in between, and keep their order", async () => {
  const db = tempDatabase();
  let now = 0;
  const commit = createGroupCommit(sqliteOf({ database: db }), () => now);
  /** Takes 3 ms, so the second write exceeds the transaction's 4 ms. */
  const slowly = (name: string) => (tx: Tx) => {
    now += 3;
    return insert(name)(tx);
  };
  const all = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const answered: string[] = [];
  const writes = all.map(async (name) =>
    answered.push(await commit(slowly(name))),
  );
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(answered).toEqual(["a", "b", "c", "d"]);
  expect(await names(db)).toEqual(answered);
  await Promise.all(writes);
  expect(answered).toEqual(all);
  expect(await names(db)).toEqual(all);
});
