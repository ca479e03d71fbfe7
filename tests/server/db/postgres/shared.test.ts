import { expect } from "bun:test";
import { SQL } from "bun";
import { sql } from "drizzle-orm";
import { API } from "#tests/support/api.ts";
import { createApp } from "#server/app.ts";
import type { Deps } from "#server/deps.ts";
import { Order } from "#shared/orders/schema.ts";
import { carts } from "#server/db/schema/carts.ts";
import { orders } from "#server/db/schema/orders.ts";
import { charmStore } from "#server/clips/part-store.ts";
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
import { changeSite } from "#tests/support/site.ts";
import { until } from "#tests/support/until.ts";
import { NO_LOCK, ofCart } from "#server/db/locks.ts";

/** It takes half a second; other tests run at the same time. */
const SEEN_WITHIN_MS = 10_000;

postgresTest(
  "fifty shoppers on two copies buy five charms, with order numbers without a gap",
  async () => {
    const url = tempPostgres();
    const copies = await Promise.all([openCopy(url), openCopy(url)]);
    const [first, second] = copies;
    const apps = [createApp(first.deps), createApp(second.deps)] as const;
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
  "nothing is written while a copy of an earlier version writes",
  async () => {
    const url = tempPostgres();
    const { deps, close } = await openCopy(url);
    const { id: productId } = await makeProduct(deps);
    const visitor = createVisitor(createApp(deps));
    const earlier = new SQL(url, { max: 1 });
    let isWriting = true;
    let answer: Promise<unknown> | undefined;
    await earlier.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7201001)`;
      answer = visitor
        .post(API.cart, { productId })
        .then(({ status }) => [status, isWriting]);
      await until(async () => {
        const [row] =
          await tx`select 1 from pg_locks where locktype = 'advisory' and not granted`;
        return row !== undefined;
      });
      isWriting = false;
    });
    expect(await answer).toEqual([201, false]);
    await earlier.close();
    await close();
  },
);

postgresTest(
  "two orders of the same charms in opposite orders never fail each other",
  async () => {
    const { deps, close } = await openCopy(tempPostgres());
    const app = createApp(deps);
    const stock = { stockQuantity: 1_000 };
    const { id: a } = await makeCharm(deps, { name: "A", ...stock });
    const { id: b } = await makeCharm(deps, { name: "B", ...stock });
    const orders = Array.from({ length: 24 }, async (_, index) => {
      const visitor = createVisitor(app);
      const selectedCharms = index % 2 === 0 ? [a, b] : [b, a];
      await addClip(visitor, { selectedCharms });
      const customerEmail = `shopper${index}@example.com`;
      const body = orderBody(await readCart(visitor), { customerEmail });
      return (await visitor.post(API.orders, body)).status;
    });
    expect(await Promise.all(orders)).toEqual(Array(24).fill(201));
    const left = await charmStore.list(deps.db);
    expect(left.map(({ stockQuantity }) => stockQuantity)).toEqual([976, 976]);
    await close();
  },
);

postgresTest(
  "a change by the maker is soon visible on every copy",
  async () => {
    const url = tempPostgres();
    const [here, there] = await Promise.all([openCopy(url), openCopy(url)]);
    const visitor = createVisitor(createApp(there.deps));
    expect((await visitor.get(API.products)).json).toEqual([]);
    await makeProduct(here.deps);
    const startedAt = performance.now();
    await until(async () =>
      (await visitor.get(API.products)).text.includes("Blush Petal"),
    );
    expect(performance.now() - startedAt).toBeLessThan(SEEN_WITHIN_MS);
    for (const copy of [here, there]) await copy.close();
  },
);

postgresTest(
  "every copy speaks the language and has the currency that the maker chose",
  async () => {
    const url = tempPostgres();
    const [here, there] = await Promise.all([openCopy(url), openCopy(url)]);
    const visitor = createVisitor(createApp(there.deps));
    await makeProduct(here.deps, { price: "24.50" });
    await until(async () =>
      (await visitor.get(API.products)).text.includes("24.50"),
    );
    await changeSite(here.deps, { language: "de", currency: "JPY" });
    await until(async () =>
      (await visitor.get(API.products)).text.includes("25.00"),
    );
    const { messages, formats } = await there.deps.locale();
    expect(formats).toMatchObject({ language: "de", currency: "JPY" });
    expect(messages).toEqual((await here.deps.locale()).messages);
    for (const copy of [here, there]) await copy.close();
  },
);

postgresTest(
  "a change is soon visible also where nobody is notified",
  async () => {
    const url = tempPostgres();
    const [here, there] = await Promise.all([openCopy(url), openCopy(url)]);
    const visitor = createVisitor(createApp(there.deps));
    expect((await visitor.get(API.products)).json).toEqual([]);
    const server = new SQL(url, { max: 1 });
    const [lost] = await server.unsafe<{ lost: number }[]>(
      `select count(pg_terminate_backend(pid))::int as lost from pg_stat_activity
       where datname = current_database() and query ilike 'listen%'`,
    );
    expect(lost?.lost).toBe(2);
    await makeProduct(here.deps);
    const startedAt = performance.now();
    await until(async () =>
      (await visitor.get(API.products)).text.includes("Blush Petal"),
    );
    expect(performance.now() - startedAt).toBeLessThan(SEEN_WITHIN_MS);
    await server.close();
    for (const copy of [here, there]) await copy.close();
  },
);

postgresTest("each due mail is claimed by one copy", async () => {
  const url = tempPostgres();
  const copies = await Promise.all([openCopy(url), openCopy(url)]);
  const [{ deps }] = copies;
  for (let mail = 0; mail < 40; mail += 1)
    await sendTestMail(deps, `mail-${mail}@example.com`);
  const claim = { unfiledOnly: false, waits: false };
  const claimed = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const { commit, clock } = (copies[index % 2] ?? copies[0]).deps;
      return commit(NO_LOCK, (tx) =>
        claimMail(tx, { ...claim, now: clock.now() }),
      );
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
    commit(ofCart(undefined), (tx) =>
      tx.insert(carts).values({ tokenHash, createdAt: 0, lastUsedAt: 0 }).run(),
    );
  const results = await Promise.allSettled(["a", "b", "a", "c"].map(insert));
  const [a, b, again, c] = results.map(({ status }) => status);
  expect([b, c]).toEqual(["fulfilled", "fulfilled"]);
  expect([a, again].sort()).toEqual(["fulfilled", "rejected"]);
  const rows = await db.select().from(carts).orderBy(carts.tokenHash).all();
  expect(rows.map((row) => row.tokenHash)).toEqual(["a", "b", "c"]);
  await copy.close();
});

postgresTest(
  "orders are neither lost nor doubled when database backends are killed",
  async () => {
    const copy = await openCopy(tempPostgres());
    const { deps } = copy;
    const app = createApp(deps);
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
async function killBackends({ db }: Deps, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    await db
      .select({ killed: sql<number>`count(pg_terminate_backend(pid))` })
      .from(sql`pg_stat_activity`)
      .where(
        sql`datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      )
      .all();
}

postgresTest(
  "a copy hears of an order that another one took, and of none of its own twice",
  async () => {
    const url = tempPostgres();
    const copies = await Promise.all([openCopy(url), openCopy(url)]);
    const [first, second] = copies;
    const heard = { first: 0, second: 0 };
    first.deps.onOrdersChange(() => {
      heard.first += 1;
    });
    second.deps.onOrdersChange(() => {
      heard.second += 1;
    });
    const product = await makeProduct(first.deps);
    heard.first = 0;
    const visitor = createVisitor(createApp(first.deps));
    await addProduct(visitor, product);
    await visitor.post(API.orders, orderBody(await readCart(visitor)));
    await until(async () => heard.second > 0, { deadlineMs: SEEN_WITHIN_MS });
    expect(heard).toEqual({ first: 1, second: 1 });
    for (const copy of copies) await copy.close();
  },
);
