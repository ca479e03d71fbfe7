import { expect, test } from "bun:test";
import { adminProductPath } from "#tests/support/api.ts";
import { productResource } from "#web/admin/items/products.tsx";
import { useSetInStock } from "#web/admin/items/list/useSetInStock.ts";
import { createQueryClient } from "#web/data/queries.ts";
import { showToast, toastStore } from "#web/ui/toasts.ts";
import { connectionFailure } from "#tests/web/browser-fetch.ts";
import { makeProduct, SIZES } from "#tests/support/make.ts";
import { openPanel, toastText } from "#tests/web/admin/panel.ts";
import { renderHook } from "#tests/web/render-hook.tsx";

/** Opens the panel's list with one product in stock. */
async function openList() {
  const panel = await openPanel();
  const product = await makeProduct(panel.shop.deps, { variants: SIZES });
  const hook = await renderHook(
    () => useSetInStock(productResource),
    createQueryClient(showToast),
  );
  return {
    ...panel,
    hook,
    product,
    async set(inStock: boolean) {
      await hook.run(() => hook.current.setInStock({ row: product, inStock }));
      await hook.settle();
    },
    async [Symbol.asyncDispose]() {
      await hook[Symbol.asyncDispose]();
      panel[Symbol.dispose]();
    },
  };
}

test("marks a product as sold out and leaves the rest of it as it is", async () => {
  await using list = await openList();
  await list.set(false);
  const { updatedAt: _, ...rest } = list.product;
  expect(await list.listProducts()).toMatchObject([
    { ...rest, inStock: false },
  ]);
  expect(toastText()).toBe(
    `Product updated successfully / ${list.product.name} is sold out.`,
  );
});

test("puts the product back in stock by Undo", async () => {
  await using list = await openList();
  await list.set(false);
  await list.hook.run(() => toastStore.get()?.action?.onPress());
  await list.hook.settle();
  expect(await list.listProducts()).toMatchObject([{ inStock: true }]);
  expect(toastText()).toBe(
    `Product updated successfully / ${list.product.name} is back in stock, in any number. To count the pieces, undo this and press +.`,
  );
});

test("keeps what another window has changed meanwhile", async () => {
  await using list = await openList();
  const { id } = list.product;
  const changed = { ...list.product, description: "Changed elsewhere." };
  await list.maker.put(adminProductPath(id), changed);
  await list.set(false);
  expect(await list.listProducts()).toMatchObject([
    { description: "Changed elsewhere.", inStock: false },
  ]);
});

test("is pending for its row alone until the shop has replied", async () => {
  await using list = await openList();
  const reply = Promise.withResolvers<void>();
  list.network.intercept("PATCH", async (send) => {
    await reply.promise;
    return send();
  });
  const { product, hook } = list;
  await hook.run(() =>
    hook.current.setInStock({ row: product, inStock: false }),
  );
  expect(hook.current.pendingIds).toEqual([product.id]);
  reply.resolve();
  await hook.settle();
  expect(hook.current.pendingIds).toEqual([]);
});

test("says why the change could not be saved", async () => {
  await using list = await openList();
  list.network.intercept("PATCH", async () => {
    throw connectionFailure();
  });
  await list.set(false);
  expect(await list.listProducts()).toMatchObject([{ inStock: true }]);
  expect(toastText()).toBe(
    "Failed to update product / Check your connection and try again.",
  );
});
