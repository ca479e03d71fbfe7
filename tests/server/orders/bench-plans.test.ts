import { expect, test } from "bun:test";
import { and, desc, gte, lt, type SQL } from "drizzle-orm";
import {
  IS_UNSEARCHED,
  MAY_BE_REFUNDABLE,
  orders,
} from "#server/db/schema/orders.ts";
import { partsOf, readMoment } from "#server/orders/bench.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { ENGINE, sqliteOf } from "#tests/support/database/engine.ts";
import { makeManyOrders } from "#tests/support/many-orders.ts";
import { changeSite } from "#tests/support/site.ts";
import { PAYMENT } from "#tests/support/orders.ts";

// Each way in which the workbench asks is answered by an index, on both engines.

type Rows = Record<string, unknown>[];
/** The pool of a shop on PostgreSQL, as far as this test needs it. */
type Pool = {
  query(
    ask: (client: {
      unsafe(text: string, values?: unknown[]): Promise<Rows>;
    }) => Promise<Rows>,
  ): Promise<Rows>;
};

function poolOf({ db }: TestApp["deps"]): Pool {
  if ("pool" in db) return db.pool as Pool;
  throw new Error("This shop is not on PostgreSQL.");
}

type Asked = { where: SQL | undefined; orderBy?: SQL[] };

/** Returns how the engine reads these orders, in its own words. */
async function planOf({ deps }: TestApp, { where, orderBy = [] }: Asked) {
  const { sql, params } = deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...orderBy)
    .limit(orderBy.length > 0 ? 50 : 1_000_000)
    .toSQL();
  if (ENGINE === "postgres") {
    const rows = await poolOf(deps).query((client) =>
      client.unsafe(`explain ${sql}`, params),
    );
    return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
  }
  return sqliteOf(deps)
    .query<{ detail: string }, never[]>(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...(params as never[]))
    .map(({ detail }) => detail)
    .join("\n");
}

test("reads no list by looking at every order", async () => {
  using shop = startApp();
  await changeSite(shop.deps, { payment: PAYMENT });
  await makeManyOrders(shop.deps, 4_000);
  if (ENGINE === "postgres")
    await poolOf(shop.deps).query((client) => client.unsafe("analyze orders"));
  const moment = await readMoment(shop.deps);
  const now = shop.clock.now();
  const asked: Asked[] = [
    ...partsOf(moment, [1001]).map(({ where, orderBy }) => ({
      where,
      orderBy,
    })),
    { where: MAY_BE_REFUNDABLE },
    { where: IS_UNSEARCHED, orderBy: [desc(orders.id)] },
    {
      where: and(
        gte(orders.createdAt, now - 1_000_000_000),
        lt(orders.createdAt, now),
      ),
      orderBy: [desc(orders.id)],
    },
  ];
  for (const each of asked) {
    const plan = await planOf(shop, each);
    expect(plan).not.toMatch(/Seq Scan on orders|^SCAN orders$/m);
    expect(plan).toMatch(/Index|INDEX|PRIMARY KEY/);
  }
  // All of them, newest first, are read from the end of the table's own order.
  const all = { where: undefined, orderBy: [desc(orders.id)] };
  expect(await planOf(shop, all)).toMatch(
    ENGINE === "postgres" ? /Scan Backward using orders_pkey/ : /^SCAN orders$/,
  );
  if (ENGINE === "postgres") return;
  // The groups are read in their order, and nothing is sorted but what is late.
  const plans = await Promise.all(
    partsOf(moment, [1001])
      .slice(0, 7)
      .map((part) => planOf(shop, { where: part.where, ...part })),
  );
  const stage = "SEARCH orders USING COVERING INDEX orders_stage";
  const owed = "SEARCH orders USING INDEX orders_owed";
  expect(plans).toEqual([
    `${stage} (status=? AND ready_by<?)\nUSE TEMP B-TREE FOR ORDER BY`,
    `${stage} (status=? AND ready_by>?)`,
    `${stage} (status=? AND ready_by=?)`,
    `${stage} (status=? AND ready_by>?)`,
    `${stage} (status=? AND ready_by=?)`,
    `${owed} (status=? AND payment_asked_at>?)`,
    `${owed} (status=? AND payment_asked_at=?)`,
  ]);
}, 30_000);
