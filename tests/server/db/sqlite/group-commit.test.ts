import { expect, test } from "bun:test";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createGroupCommit } from "#server/db/sqlite/group-commit.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { carts } from "#server/db/schema/carts.ts";
import { tempDatabase } from "#tests/support/outbox.ts";
import { sqliteOf } from "#tests/support/database/sqlite.ts";

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

/** Runs `work` once in each turn of the event loop until `writes` are done. */
async function besides(writes: Promise<unknown>, work: () => void) {
  let isDone = false;
  void writes.then(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    work();
  }
}

test("a burst of writes leaves a turn to others after each millisecond, and keeps its order", async () => {
  const db = tempDatabase();
  let now = 0;
  const commit = createGroupCommit(sqliteOf({ database: db }), () => now);
  /** Takes half a millisecond, so that two writes share a transaction. */
  const slowly = (name: string) => (tx: Tx) => {
    now += 0.5;
    return insert(name)(tx);
  };
  const all = Array.from({ length: 50 }, (_, n) => `shopper ${n}`);
  const answered: string[] = [];
  const seen: number[] = [];
  await besides(
    Promise.all(
      all.map(async (name) => answered.push(await commit(slowly(name)))),
    ),
    () => seen.push(answered.length),
  );
  const sizes = seen.map((count, turn) => count - (seen[turn - 1] ?? 0));
  expect(Math.max(...sizes)).toBe(2);
  expect(answered).toEqual(all);
  expect(await names(db)).toEqual(all);
});

test("a long log is written back after the answers, in a turn of its own", async () => {
  const db = tempDatabase();
  const file = sqliteOf({ database: db }).filename;
  /** The row and its index take 1,500 pages of 4 kB, more than 1,000. */
  const long = "x".repeat(3_000_000);
  await db.commit(insert(long));
  const answered = statSync(file).size;
  expect(answered).toBeLessThan(long.length);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(statSync(file).size).toBeGreaterThan(long.length);
  for (let turn = 0; turn < 3; turn += 1)
    await db.commit(insert(`${turn}${long}`));
  expect(statSync(`${file}-wal`).size).toBeLessThan(8_000_000);
});

// A process loses its locks on a file as soon as it closes that file once. The
// next process that opens the database then takes itself for the first one, and
// empties the index of the log, which this one has mapped into its memory.
test.if(existsSync("/proc/locks"))(
  "after a write, the database still has its lock on the index of the log",
  async () => {
    const db = tempDatabase();
    await db.commit(insert("a"));
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const { ino } = statSync(`${sqliteOf({ database: db }).filename}-shm`);
    expect(readFileSync("/proc/locks", "utf8")).toContain(`:${ino} `);
  },
);
