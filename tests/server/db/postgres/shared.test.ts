import { expect } from "bun:test";
import { sql } from "drizzle-orm";
import { API } from "#shared/api/paths.ts";
import { createWholeApp } from "#tests/support/whole-app.ts";
import type { Deps } from "#server/deps.ts";
import { Order } from "#shared/orders/schema.ts";
import { carts } from "#server/db/schema/carts.ts";
import { orders } from "#server/db/schema/orders.ts";
import { claimMail } from "#server/mail/claims.ts";
import { sendTestMail } from "#server/mail/admin.ts";
import { createVisitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeCharm,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import {
  openCopy,
  postgresTest,
  tempPostgres,
} from "#tests/support/database/postgres-shop.ts";
import { until } from "#tests/support/until.ts";

postgresTest(
  "fifty shoppers on two copies buy five charms, with order numbers without a gap",
  async () => {
    const url = tempPostgres();
    const copies = await Promise.all([openCopy(url), openCopy(url)]);
    const [first, second] = copies;
    const apps = [
      createWholeApp(first.deps),
      createWholeApp(second.deps),
    ] as const;
    const { id } = await makeCharm(first.deps, { stockQuantity: 5 });
    const visitors = Array.from({ length: 50 }, (_, index) =>
      createVisitor(apps[index % 2 === 0 ? 0 : 1]),
    );
    const answers = await Promise.all(
      visitors.map(async (visitor) => {
        await addClip(visitor, { selectedCharms: [id] });
        return visitor.post(API.orders, orderBody(await readCart(visitor)));
      }),
    );
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(5);
    const rows = await first.deps.db.select().from(orders).all();
    expect(rows.map((row) => row.id).sort()).toEqual([
      1001, 1002, 1003, 1004, 1005,
    ]);
    for (const copy of copies) await copy.close();
  },
);

postgresTest(
  "a change by the maker is visible on every copy within a second",
  async () => {
    const url = tempPostgres();
    const [here, there] = await Promise.all([openCopy(url), openCopy(url)]);
    const visitor = createVisitor(createWholeApp(there.deps));
    expect((await visitor.get(API.products)).json).toEqual([]);
    await makeProduct(here.deps);
    const startedAt = performance.now();
    await until(async () =>
      (await visitor.get(API.products)).text.includes("Blush Petal"),
    );
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    for (const copy of [here, there]) await copy.close();
  },
);

postgresTest("each due mail is claimed by one copy", async () => {
  const url = tempPostgres();
  const copies = await Promise.all([openCopy(url), openCopy(url)]);
  const [{ deps }] = copies;
  for (let mail = 0; mail < 40; mail += 1)
    await sendTestMail(deps, `mail-${mail}@example.com`);
  const claim = { leaseMs: 60_000, unfiledOnly: false };
  const claimed = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const { commit, clock } = (copies[index % 2] ?? copies[0]).deps;
      return commit((tx) => claimMail(tx, { ...claim, now: clock.now() }));
    }),
  );
  const ids = claimed.flatMap((row) => (row ? [row.id] : []));
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
  for (const copy of copies) await copy.close();
});

postgresTest("a failing write rolls back only itself", async () => {
  const copy = await openCopy(tempPostgres());
  const { commit, db } = copy.deps;
  const insert = (tokenHash: string) =>
    commit((tx) =>
      tx.insert(carts).values({ tokenHash, createdAt: 0, lastUsedAt: 0 }).run(),
    );
  const results = await Promise.allSettled(["a", "b", "a", "c"].map(insert));
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  const rows = await db.select().from(carts).orderBy(carts.tokenHash).all();
  expect(rows.map((row) => row.tokenHash)).toEqual(["a", "b", "c"]);
  await copy.close();
});

postgresTest(
  "orders are neither lost nor doubled when database backends are killed",
  async () => {
    const copy = await openCopy(tempPostgres());
    const { deps } = copy;
    const app = createWholeApp(deps);
    const product = await makeProduct(deps);
    const checkouts = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const visitor = createVisitor(app);
        await addProduct(visitor, product);
        const body = orderBody(await readCart(visitor));
        return () => visitor.post(API.orders, body);
      }),
    );
    const killing = killBackends(deps, 5);
    const numbers = await Promise.all(
      checkouts.map(async (send) => {
        let answer = await send();
        while (answer.status === 503) answer = await send();
        return Order.parse(answer.json).id;
      }),
    );
    await killing;
    const rows = await deps.db.select().from(orders).orderBy(orders.id).all();
    expect(rows.map((row) => row.id)).toEqual(numbers.sort((a, b) => a - b));
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => 1001 + at));
    await copy.close();
  },
);

/** Terminates the shop's active backends on the server, `times` times. */
async function killBackends({ database }: Deps, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await database
      .select({ killed: sql<number>`count(pg_terminate_backend(pid))` })
      .from(sql`pg_stat_activity`)
      .where(
        sql`datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      )
      .all();
}
