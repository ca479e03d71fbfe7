import { expect, test } from "bun:test";
import { createApi } from "#server/api.ts";
import { createApp } from "#server/app.ts";
import { API } from "#shared/api/paths.ts";
import { createVisitor, startApp } from "#tests/support/app.ts";

/** A shop whose API is loaded only when the test says so. */
function startLateApp() {
  const shop = startApp();
  const loaded = Promise.withResolvers<void>();
  let loads = 0;
  shop.deps.responses.clear();
  const app = createApp(shop.deps, {
    createApi: async (metrics) => {
      loads += 1;
      await loaded.promise;
      return createApi(shop.deps, metrics);
    },
  });
  return {
    app,
    visitor: createVisitor(app),
    load: () => loaded.resolve(),
    loads: () => loads,
    [Symbol.dispose]: shop.close,
  };
}

test("a health check is answered before the API is loaded", async () => {
  using shop = startLateApp();
  expect((await shop.visitor.get("/healthz")).json).toEqual({ ok: true });
  expect(shop.loads()).toBe(0);
});

test("requests that come before the API is loaded are answered as ever", async () => {
  using shop = startLateApp();
  const { visitor } = shop;
  const answers = Promise.all([
    visitor.get(API.products),
    visitor.get(`${API.products}/`),
    visitor.get(API.openapi),
    visitor.get(API.cart),
    visitor.get(`${API.products}/1`),
    visitor.post("/healthz"),
    visitor.put(API.products, {}),
    visitor.get("/api/nothing"),
  ]);
  shop.load();
  const statuses = (await answers).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200, 404, 405, 405, 404]);
  expect(shop.loads()).toBe(1);
});

test("the API's cached lists are in the listener's own router once it is loaded", async () => {
  using shop = startLateApp();
  const isRouted = () => API.products in shop.app.handlers.routes;
  expect(isRouted()).toBe(false);
  shop.load();
  await shop.app.loadApi();
  expect(isRouted()).toBe(true);
});
