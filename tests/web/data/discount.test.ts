import { expect, test } from "bun:test";
import {
  createDiscount,
  listDiscounts,
} from "#shared/discounts/admin-calls.ts";
import { checkDiscount } from "#shared/discounts/calls.ts";
import { logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";
import { addProduct, makeProduct, readCart } from "#tests/support/make.ts";
import { connectFetch, connectionFailure } from "#tests/web/browser-fetch.ts";
import { renderHook } from "#tests/web/render-hook.tsx";
import { codeStore, useDiscount } from "#web/data/discount.ts";
import { createQueryClient } from "#web/data/queries.ts";

test("a code that was good and is refused by now takes nothing", async () => {
  await using shop = startApp();
  const maker = await logIn(shop);
  const code = { code: "FROST10", kind: "percent", value: 10 };
  const { json } = await maker.post(createDiscount.path, code);
  const visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(shop.deps));
  const cart = await readCart(visitor);
  using browser = connectFetch(shop, visitor);
  const client = createQueryClient(() => {});
  await using hook = await renderHook(() => useDiscount(cart), client);
  const ask = async () => {
    await hook.run(() =>
      client.invalidateQueries({ queryKey: [checkDiscount.path] }),
    );
    await hook.settle();
    return hook.current;
  };
  await hook.run(() => codeStore.set("FROST10"));
  expect((await ask()).used).toMatchObject({ amount: "2.40" });
  // A fault on the way says nothing about the code.
  browser.intercept("POST", () => Promise.reject(connectionFailure()));
  expect((await ask()).used).toMatchObject({ amount: "2.40" });
  await maker.delete(`${listDiscounts.path}/${Object(json).id}`);
  const { used, discount, refusal } = await ask();
  expect([used, discount]).toEqual([undefined, undefined]);
  expect(refusal?.message).toContain("FROST10");
  await hook.run(() => codeStore.set(null));
});
