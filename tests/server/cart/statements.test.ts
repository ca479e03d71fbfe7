import { afterEach, beforeEach, expect } from "bun:test";
import { createDiscount } from "#shared/discounts/admin-calls.ts";
import { checkDiscount } from "#shared/discounts/calls.ts";
import { API } from "#tests/support/api.ts";
import { logIn } from "#tests/support/admin.ts";
import { sqliteTest } from "#tests/support/database/engine.ts";
import { startApp, type TestApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  makeProduct,
  orderBody,
  readCart,
} from "#tests/support/make.ts";
import { countStatements, type StatementCount } from "./count-statements.ts";

// How long a statement takes differs between machines; how many there are does
// not. Each limit is the number of today, with those that begin and end the
// transaction and the savepoint.

let statements: StatementCount;
let shop: TestApp;
let visitor: Visitor;
beforeEach(() => {
  statements = countStatements();
  shop = startApp({ OWNER_EMAIL: "maker@example.com" });
  visitor = shop.visitor();
});
afterEach(() => {
  shop.close();
  statements.stop();
});

sqliteTest("adds a clip to a cart with few statements", async () => {
  const { id: productId } = await makeProduct(shop.deps);
  const add = () => visitor.post(API.cart, { productId });
  await add();
  const count = await statements.during(add);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(8);
});

sqliteTest(
  "places an order with few statements, and one more for each further line",
  async () => {
    const product = await makeProduct(shop.deps);
    await addProduct(visitor, product);
    const order = async () => {
      const body = orderBody(await readCart(visitor));
      return () => visitor.post(API.orders, body);
    };
    // The first order makes the secret of the links. The same again would be
    // taken for its repeat.
    const first = await order();
    await first();
    await addProduct(visitor, product);
    await addProduct(visitor, product);
    const count = await statements.during(await order());
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(15);
    await addProduct(visitor, product);
    const more = ["ONE", "TWO", "THREE", "FOUR", "FIVE"];
    for (const customText of more) await addClip(visitor, { customText });
    // Clips read their price and their pictures, however many they are.
    expect(await statements.during(await order())).toBeLessThanOrEqual(
      count + more.length + 2,
    );
  },
);

sqliteTest("asks as much for a code that is none as for one", async () => {
  const maker = await logIn(shop);
  const code = { code: "FROST10", kind: "percent", value: 10 };
  await maker.post(createDiscount.path, code);
  await maker.post(createDiscount.path, {
    ...code,
    code: "STOPPED",
    isActive: false,
  });
  await addProduct(visitor, await makeProduct(shop.deps));
  const check = (code: string) => () =>
    visitor.post(checkDiscount.path, { code });
  await check("FROST10")();
  const counts: number[] = [];
  for (const code of ["FROST10", "STOPPED", "GUESSED", "<b>"])
    counts.push(await statements.during(check(code)));
  // Of the time that an answer takes, a program learns nothing.
  expect(new Set(counts).size).toBe(1);
});
