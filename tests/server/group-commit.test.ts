import { expect, test } from "bun:test";
import { createGroupCommit } from "#server/db/group-commit.ts";
import type { Db } from "#server/db/open.ts";
import { carts } from "#server/db/schema/carts.ts";
import { tempDatabase } from "#tests/outbox.ts";

const insert = (name: string) => (db: Db) => {
  db.insert(carts)
    .values({ tokenHash: name, createdAt: 0, lastUsedAt: 0 })
    .run();
  return name;
};
const failAfter = (name: string) => (db: Db) => {
  insert(name)(db);
  throw new Error(`${name} failed`);
};
const names = (db: Db) =>
  db
    .select()
    .from(carts)
    .all()
    .map((row) => row.tokenHash);

test("a failing write in a group undoes only itself", async () => {
  const db = tempDatabase();
  const commit = createGroupCommit(db);
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
  expect(names(db)).toEqual(["a", "c"]);
});

test("what is answered is committed, and nothing before", async () => {
  const db = tempDatabase();
  const commit = createGroupCommit(db);
  const first = commit((tx) => {
    insert("a")(tx);
    return db.$client.inTransaction;
  });
  expect(names(db)).toEqual([]);
  expect(await first).toBe(true);
  expect(db.$client.inTransaction).toBe(false);
  expect(names(db)).toEqual(["a"]);
});

test("writes of one turn share one transaction, later ones get their own", async () => {
  const db = tempDatabase();
  const commit = createGroupCommit(db);
  let atOnce = 0;
  const seen = () =>
    commit(() => {
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
  const commit = createGroupCommit(db);
  db.$client.run("PRAGMA defer_foreign_keys = ON");
  const results = await Promise.allSettled([
    commit(insert("a")),
    commit((tx) => {
      tx.$client.run("PRAGMA defer_foreign_keys = ON");
      tx.$client.run(
        "INSERT INTO cart_lines (cart_id, quantity, selected_charms, added_price_cents, created_at) VALUES (77, 1, '[]', 0, 0)",
      );
    }),
  ]);
  expect(results.map((result) => result.status)).toEqual([
    "rejected",
    "rejected",
  ]);
  expect(names(db)).toEqual([]);
  expect(await commit(insert("b"))).toBe("b");
  expect(names(db)).toEqual(["b"]);
});

test("many writes leave others their turn in between, and keep their order", async () => {
  const db = tempDatabase();
  const commit = createGroupCommit(db);
  const slowly = (name: string) => (tx: Db) => {
    const endsAt = performance.now() + 3;
    while (performance.now() < endsAt);
    return insert(name)(tx);
  };
  const all = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const answered: string[] = [];
  const writes = all.map(async (name) =>
    answered.push(await commit(slowly(name))),
  );
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(answered.length).toBeGreaterThan(0);
  expect(answered.length).toBeLessThan(all.length);
  expect(names(db)).toEqual(answered);
  await Promise.all(writes);
  expect(answered).toEqual(all);
  expect(names(db)).toEqual(all);
});
