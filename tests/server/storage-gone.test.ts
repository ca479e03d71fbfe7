import { afterEach, beforeEach, expect, test } from "bun:test";
import { mkdirSync, renameSync, rmdirSync } from "node:fs";
import { API } from "#shared/paths.ts";
import { startApp, type TestApp } from "#tests/app.ts";
import {
  addProduct,
  makeProduct,
  order,
  orderBody,
  readCart,
} from "#tests/make.ts";

let shop: TestApp;
beforeEach(() => {
  shop = startApp();
});
afterEach(() => shop.close());

test("orders nothing into a database that is no longer in its place", async () => {
  const { dataDir } = shop.deps.config;
  const visitor = shop.visitor();
  await addProduct(visitor, makeProduct(shop.deps));
  const body = orderBody(await readCart(visitor));

  renameSync(dataDir, `${dataDir}-elsewhere`);
  // What a disk leaves that is no longer mounted.
  mkdirSync(dataDir);
  const refused = await visitor.post(API.orders, body);
  expect([refused.status, refused.json]).toMatchObject([
    503,
    { code: "unavailable" },
  ]);
  expect((await visitor.get("/readyz")).status).toBe(503);
  expect((await visitor.get("/healthz")).status).toBe(200);
  expect((await visitor.get(API.products)).status).toBe(200);
  expect(shop.logLines.join()).toContain("was moved or removed while the shop");

  rmdirSync(dataDir);
  renameSync(`${dataDir}-elsewhere`, dataDir);
  expect((await visitor.get("/readyz")).status).toBe(200);
  expect((await order(visitor)).id).toBe(1001);
});
