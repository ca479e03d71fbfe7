import { expect } from "bun:test";
import { selectUnpaid } from "#server/orders/order-payment.ts";
import { startApp } from "#tests/support/app.ts";
import { sqliteOf, sqliteTest } from "#tests/support/database/engine.ts";

sqliteTest(
  "finds the unpaid orders, for each mail to the maker, without reading all orders",
  () => {
    using shop = startApp();
    const { sql } = selectUnpaid(shop.deps.db).getQuery();
    const plan = sqliteOf(shop.deps)
      .query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => detail);
    expect(plan).toEqual([
      "SEARCH orders USING INDEX orders_unpaid (payment_asked_at<?)",
    ]);
  },
);
