import { afterEach, beforeEach, expect, test } from "bun:test";
import * as z from "zod/mini";
import { startIndexNow } from "#server/clip-page/index-now.ts";
import { createPages } from "#server/pages/pages.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { adminProductPath, API } from "#tests/support/api.ts";
import { startApp, type TestApp, type Visitor } from "#tests/support/app.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { productBody } from "#tests/support/make.ts";
import { until } from "#tests/support/until.ts";

const Told = z.object({ urlList: z.array(z.string()) });
const PUBLIC_URL = "https://shop.example.com";
const KEY = "0123-abcd-EFGH";
const SETTINGS = { ...ADMIN_ENV, PUBLIC_URL };

/** A search engine on this machine, and what it was told. */
let told: unknown[];
let reply: () => Response | Promise<Response>;
let service: ReturnType<typeof Bun.serve>;
let shop: TestApp;
let maker: Visitor;
let stop: () => void;

const start = (options: { retryMs?: number } = {}) =>
  startIndexNow(shop.deps, {
    service: service.url.href,
    pauseMs: 20,
    ...options,
  });
const open = async (env: Record<string, string>) => {
  shop = startApp({ ...SETTINGS, ...env }, (deps) =>
    createPages(deps, PAGE_ASSETS),
  );
  maker = await logIn(shop);
};
const add = (name: string) =>
  maker.post(API.adminProducts, productBody({ name }));
const tellingOf = (...slugs: string[]) => ({
  host: "shop.example.com",
  key: KEY,
  keyLocation: `${PUBLIC_URL}/${KEY}.txt`,
  urlList: slugs.map((slug) => `${PUBLIC_URL}/clips/${slug}`),
});

beforeEach(async () => {
  told = [];
  reply = () => new Response(null, { status: 202 });
  service = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      told.push(await request.json());
      return reply();
    },
  });
  stop = () => {};
  await open({ INDEXNOW_KEY: KEY });
});
afterEach(async () => {
  stop();
  shop.close();
  await service.stop(true);
});

test("search engines are told of the pages of clips that changed, and of no others", async () => {
  await add("Sea Foam");
  await add("Dune");
  stop = await start();
  const change = async (
    given: Parameters<typeof productBody>[0],
    ...slugs: string[]
  ) => {
    const before = told.length;
    await maker.put(adminProductPath(1), productBody(given));
    await until(() => told.length > before);
    expect(told.slice(before)).toEqual([tellingOf(...slugs)]);
  };
  const name = "Sea Foam";
  await change({ name, price: "31.00" }, "sea-foam");
  // The count of what is left is no change; the next one is told by itself.
  await maker.put(
    adminProductPath(2),
    productBody({ name: "Dune", stockQuantity: 7 }),
  );
  await change({ name, slug: "foam" }, "sea-foam", "foam");
  await change({ name, inStock: false }, "foam");
  await change({ name, isHidden: true }, "foam");
  await add("Fern");
  await until(() => told.length === 5);
  await maker.delete(adminProductPath(3));
  await until(() => told.length === 6);
  expect(told.slice(4)).toEqual([tellingOf("fern"), tellingOf("fern")]);
});

test("a save does not wait for them, and a service that fails is asked again", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  reply = () => promise;
  stop = await start({ retryMs: 20 });
  await add("Sea Foam");
  await until(() => told.length === 1);
  // It has not answered yet.
  expect((await add("Dune")).status).toBe(201);
  resolve(new Response(null, { status: 503 }));
  reply = () => new Response();
  const toldSince = () =>
    new Set(told.slice(1).flatMap((each) => Told.parse(each).urlList));
  await until(() => toldSince().size === 2);
  expect(told[0]).toEqual(tellingOf("sea-foam"));
  expect(toldSince()).toEqual(new Set(tellingOf("sea-foam", "dune").urlList));
});

test("what they refuse is logged, and told once", async () => {
  reply = () => new Response(null, { status: 403 });
  stop = await start({ retryMs: 20 });
  await add("Sea Foam");
  await until(() =>
    shop.logLines.some((line) => line.includes("indexnow_refused")),
  );
  await add("Dune");
  await until(() => told.length === 2);
  expect(told).toEqual([tellingOf("sea-foam"), tellingOf("dune")]);
});

test("the key is served at the root, and without one nothing is told", async () => {
  const served = await shop.visitor().get(`/${KEY}.txt`);
  expect([served.status, served.text, served.headers.get("content-type")])
    // The file has the key and nothing else.
    .toEqual([200, KEY, "text/plain; charset=utf-8"]);
  shop.close();
  await open({});
  stop = await start();
  expect((await shop.visitor().get(`/${KEY}.txt`)).status).toBe(404);
  await add("Sea Foam");
  await shop.deps.changes.settled();
  expect(told).toEqual([]);
});
