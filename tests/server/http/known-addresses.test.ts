import { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { declareWithdrawal } from "#shared/orders/calls.ts";
import { API } from "#tests/support/api.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { sqliteOf, sqliteTest } from "#tests/support/database/engine.ts";
import { addProduct, makeProduct, order } from "#tests/support/make.ts";
import { changeSite } from "#tests/support/site.ts";

const KNOWN = "ada@example.com";

/** Returns how often a call has written to the disk, which takes its time. */
async function writesOf(shop: TestApp, call: () => Promise<unknown>) {
  using watcher = new Database(sqliteOf(shop.deps).filename, {
    readonly: true,
  });
  const version = () =>
    Object.values(Object(watcher.query("PRAGMA data_version").get()))[0];
  const before = version();
  await call();
  return version() !== before;
}

for (const [what, path, confirmSubscriptions] of [
  ["a lost link", API.orderLinks, false],
  ["a sign-up", API.subscribe, false],
  ["a sign-up that is to be confirmed", API.subscribe, true],
  ["a reminder", "/api/products/2/remind", false],
  ["a withdrawal by the form", declareWithdrawal.path, false],
] as const)
  sqliteTest(
    `${what} takes the same writes whether the address is known or not`,
    async () => {
      using shop = startApp();
      const visitor = shop.visitor();
      await addProduct(visitor, await makeProduct(shop.deps));
      await order(visitor, { customerEmail: KNOWN });
      const { id } = await makeProduct(shop.deps, { inStock: false });
      await visitor.post(API.subscribe, { email: KNOWN });
      await visitor.post(`/api/products/${id}/remind`, { email: KNOWN });
      await changeSite(shop.deps, {
        legal: { confirmSubscriptions, withdrawalDays: 14 },
      });
      for (const email of [KNOWN, KNOWN, "nobody@example.com", KNOWN, KNOWN]) {
        const body = { email, name: "Ada Example", orderId: "1001" };
        const ask = async () =>
          expect((await visitor.post(path, body)).status).toBe(200);
        expect([email, await writesOf(shop, ask)]).toEqual([email, true]);
      }
    },
  );
