import { expect, test } from "bun:test";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createGroupCommit } from "#server/db/sqlite/group-commit.ts";
import type { Db, Tx } from "#server/db/handle.ts";
import { NO_LOCK, ofCart } from "#server/db/locks.ts";
import { carts } from "#server/db/schema/carts.ts";
import type { ShopDatabase } from "#server/db/shop-database.ts";
import { tempDatabase } from "#tests/support/outbox.ts";
import { sqliteOf } from "#tests/support/database/engine.ts";

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
  const commit = createGroupCommit(sqliteOf({ db }));
  const results = await Promise.allSettled([
    commit(ofCart(undefined), insert("a")),
    commit(ofCart(undefined), failAfter("b")),
    commit(ofCart(undefined), insert("c")),
    commit(ofCart(undefined), insert("a")),
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
  const commit = createGroupCommit(sqliteOf({ db }));
  const first = commit(ofCart(undefined), async (tx) => {
    await insert("a")(tx);
    return sqliteOf({ db }).inTransaction;
  });
  expect(await names(db)).toEqual([]);
  expect(await first).toBe(true);
  expect(sqliteOf({ db }).inTransaction).toBe(false);
  expect(await names(db)).toEqual(["a"]);
});

test("writes of one tick of the event loop share a transaction, later ones get their own", async () => {
  const db = tempDatabase();
  // The clock stands still: on a busy machine, three writes may exceed the
  // time limit of a transaction.
  const commit = createGroupCommit(sqliteOf({ db }), () => 0);
  let atOnce = 0;
  const seen = () =>
    commit(ofCart(undefined), async () => {
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
  const commit = createGroupCommit(sqliteOf({ db }), () => 0);
  sqliteOf({ db }).run("PRAGMA defer_foreign_keys = ON");
  const results = await Promise.allSettled([
    commit(ofCart(undefined), insert("a")),
    commit(ofCart(undefined), async () => {
      sqliteOf({ db }).run("PRAGMA defer_foreign_keys = ON");
      sqliteOf({ db }).run(
        "INSERT INTO cart_lines (cart_id, quantity, selected_charms, added_price_cents, created_at) VALUES (77, 1, '[]', 0, 0)",
      );
    }),
  ]);
  expect(results.map((result) => result.status)).toEqual([
    "rejected",
    "rejected",
  ]);
  expect(await names(db)).toEqual([]);
  expect(await commit(ofCart(undefined), insert("b"))).toBe("b");
  expect(await names(db)).toEqual(["b"]);
});

/** Runs `work` once in each tick of the event loop until `writes` are done. */
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

test("a burst of writes leaves a tick to others after every four milliseconds, and keeps its order", async () => {
  const db = tempDatabase();
  let now = 0;
  const commit = createGroupCommit(sqliteOf({ db }), () => now);
  /** Takes half a millisecond, so that eight writes share a transaction. */
  const slowly = (name: string) => (tx: Tx) => {
    now += 0.5;
    return insert(name)(tx);
  };
  const all = Array.from({ length: 50 }, (_, n) => `shopper ${n}`);
  const answered: string[] = [];
  const seen: number[] = [];
  await besides(
    Promise.all(
      all.map(async (name) =>
        answered.push(await commit(ofCart(undefined), slowly(name))),
      ),
    ),
    () => seen.push(answered.length),
  );
  const sizes = seen.map((count, tick) => count - (seen[tick - 1] ?? 0));
  // Fewer would have every order wait for more flushes and write more pages.
  expect(Math.max(...sizes)).toBe(8);
  // The last group has the two that are left.
  expect(sizes.filter((size) => size > 0).length).toBe(7);
  expect(answered).toEqual(all);
  expect(await names(db)).toEqual(all);
});

test("a long log is written back, and does not grow on", async () => {
  const db = tempDatabase();
  const file = sqliteOf({ db }).filename;
  /** The row and its index take 1,500 pages of 4 kB, more than 1,000. */
  const long = "x".repeat(3_000_000);
  for (let tick = 0; tick < 4; tick += 1)
    await db.commit(ofCart(undefined), insert(`${tick}${long}`));
  expect(statSync(file).size).toBeGreaterThan(3 * long.length);
  expect(statSync(`${file}-wal`).size).toBeLessThan(8_000_000);
});

/** Returns what SQLite is set to within a transaction. */
const readPragma = (db: ShopDatabase, name: string) => async () =>
  sqliteOf({ db }).query<Record<string, number>, []>(`PRAGMA ${name}`).get()?.[
    name
  ];

test("a write that outlasts a kill alone waits for no disk, and what follows it for no other write", async () => {
  const db = tempDatabase();
  const commit = createGroupCommit(sqliteOf({ db }));
  const ask = (name: string) => readPragma(db, name);
  const seen: string[] = [];
  const note = commit(NO_LOCK, ask("synchronous"), "kill").then(
    async (level) => {
      await new Promise((resolve) => process.nextTick(resolve));
      seen.push(`after the note: ${level}`);
    },
  );
  const order = commit(NO_LOCK, async () => {
    seen.push(`in the order: ${await ask("synchronous")()}`);
  });
  await Promise.all([order, note]);
  expect(seen).toEqual(["after the note: 1", "in the order: 2"]);
  const pages = ask("wal_autocheckpoint");
  expect(await commit(NO_LOCK, pages, "kill")).toBe(0);
  expect(await commit(NO_LOCK, pages)).toBe(1_000);
});

// A process loses its locks on a file as soon as it closes that file once. The
// next process that opens the database then takes itself for the first one, and
// empties the index of the log, which this one has mapped into its memory.
test.if(existsSync("/proc/locks"))(
  "after a write, the database still has its lock on the index of the log",
  async () => {
    const db = tempDatabase();
    await db.commit(ofCart(undefined), insert("a"));
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const { ino } = statSync(`${sqliteOf({ db }).filename}-shm`);
    expect(readFileSync("/proc/locks", "utf8")).toContain(`:${ino} `);
  },
);
