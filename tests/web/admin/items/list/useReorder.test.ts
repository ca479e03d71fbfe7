import { expect, test } from "bun:test";
import { useQuery } from "@tanstack/react-query";
import { API, reorderPath } from "#tests/support/api.ts";
import { productResource } from "#web/admin/items/products.tsx";
import { useReorder } from "#web/admin/items/list/useReorder.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { showToast } from "#web/ui/toasts.ts";
import { createQueryClient } from "#web/data/queries.ts";
import {
  type BrowserFetch,
  connectionFailure,
} from "#tests/web/browser-fetch.ts";
import { until } from "#tests/support/until.ts";
import { makeProduct } from "#tests/support/make.ts";
import { openPanel, toastText } from "#tests/web/admin/panel.ts";
import { renderHook } from "#tests/web/render-hook.tsx";

/** Opens the panel's list of three products, A, B and C. */
async function openList() {
  const panel = await openPanel();
  const ids = await Promise.all(
    ["A", "B", "C"].map(
      async (name) => (await makeProduct(panel.shop.deps, { name })).id,
    ),
  );
  const queryClient = createQueryClient(showToast);
  let shown = "";
  const hook = await renderHook(() => {
    const list = useQuery(allProductsQuery);
    const order = useReorder(productResource, list.data ?? []);
    shown = order.rows.map(({ name }) => name).join("");
    return order;
  }, queryClient);
  await hook.settle();
  expect(shown).toBe("ABC");
  return {
    ...panel,
    ids,
    hook,
    shown: () => shown,
    /** Moves the row of a letter and saves, as a key press or a drag does. */
    move(letter: "A" | "B" | "C", index: number) {
      const id = ids["ABC".indexOf(letter)] ?? 0;
      return hook.run(() => hook.current.save(hook.current.move(id, index)));
    },
    refetch: () => hook.run(() => queryClient.refetchQueries(allProductsQuery)),
    stored: async () =>
      (await panel.listProducts()).map(({ name }) => name).join(""),
    async [Symbol.asyncDispose]() {
      await hook[Symbol.asyncDispose]();
      panel[Symbol.dispose]();
    },
  };
}

const PUT = `PUT ${reorderPath(API.adminProducts)}`;

/** Delays the next reorder request until the returned promise resolves. */
function holdRequest(network: BrowserFetch): PromiseWithResolvers<void> {
  const held = Promise.withResolvers<void>();
  network.intercept("PUT", async (send) => {
    await held.promise;
    return send();
  });
  return held;
}

test("shows the new order before the shop has saved it", async () => {
  await using list = await openList();
  const request = holdRequest(list.network);
  await list.move("C", 0);
  expect(list.shown()).toBe("CAB");
  expect(await list.stored()).toBe("ABC");
  request.resolve();
  await list.hook.settle();
  expect(await list.stored()).toBe("CAB");
  expect(list.shown()).toBe("CAB");
});

test("returns to the saved order and says so when a new order cannot be saved", async () => {
  await using list = await openList();
  const failed = Promise.withResolvers<Response>();
  list.network.intercept("PUT", () => failed.promise);
  await list.move("A", 2);
  expect(list.shown()).toBe("BCA");
  failed.reject(connectionFailure());
  await list.hook.settle();
  expect(list.shown()).toBe("ABC");
  expect(await list.stored()).toBe("ABC");
  expect(toastText()).toBe(
    "The new order was not saved / Check your connection and try again.",
  );
});

test("saves the last of several quick moves", async () => {
  await using list = await openList();
  const first = holdRequest(list.network);
  await list.move("A", 1);
  expect(list.shown()).toBe("BAC");
  const second = holdRequest(list.network);
  await list.move("A", 2);
  expect(list.shown()).toBe("BCA");
  const countOrders = () =>
    list.network.requests.filter((request) => request === PUT).length;
  expect(countOrders()).toBe(1);
  await list.hook.run(async () => {
    first.resolve();
    await until(() => countOrders() === 2);
  });
  expect(await list.stored()).toBe("BAC");
  expect(list.shown()).toBe("BCA");
  second.resolve();
  await list.hook.settle();
  expect(list.shown()).toBe("BCA");
  expect(await list.stored()).toBe("BCA");
});

test("saves a move back while the move before it is being saved", async () => {
  await using list = await openList();
  const first = holdRequest(list.network);
  await list.move("A", 1);
  await list.move("A", 0);
  expect(list.shown()).toBe("ABC");
  first.resolve();
  await list.hook.settle();
  expect(list.shown()).toBe("ABC");
  expect(await list.stored()).toBe("ABC");
});

test("keeps a row within the list, and sends nothing for an unchanged order", async () => {
  await using list = await openList();
  await list.move("A", -1);
  await list.move("C", 3);
  await list.hook.settle();
  expect(list.shown()).toBe("ABC");
  expect(list.network.requests).not.toContain(PUT);
});

test("drops an unsaved order when a row was added elsewhere, and shows that row", async () => {
  await using list = await openList();
  await list.hook.run(() => list.hook.current.move(list.ids[2] ?? 0, 0));
  expect(list.shown()).toBe("CAB");
  await makeProduct(list.shop.deps, { name: "D" });
  await list.refetch();
  expect(list.shown()).toBe("ABCD");
  await list.hook.run(() => list.hook.current.reset());
  expect(list.shown()).toBe("ABCD");
});
