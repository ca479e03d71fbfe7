import { describe, expect, test } from "bun:test";
import {
  copyFileSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import {
  adminProductPath,
  API,
  cartLinePath,
  customClipPath,
  reorderPath,
  restorePath,
} from "#tests/support/api.ts";
import { listProducts } from "#server/catalog/store.ts";
import { parseConfig } from "#server/config/config.ts";
import { DATABASE_FILE } from "#server/db/sqlite/open.ts";
import { openShop } from "#server/open-shop.ts";
import { createLog } from "#server/runtime/log.ts";
import { ADMIN_ENV, ADMIN_LOGIN, logIn } from "#tests/support/admin.ts";
import { setUpApp, type Visitor } from "#tests/support/app.ts";
import {
  addClip,
  addProduct,
  charmBody,
  makeCharm,
  makeProduct,
  order,
  orderBody,
  productBody,
  readCart,
} from "#tests/support/make.ts";
import { MIGRATIONS as migrationsDir } from "#tests/support/database/migrations.ts";
import { afterTest, tempFolder } from "#tests/support/temp.ts";

const shop = setUpApp(ADMIN_ENV);

test("refuses orders while the database is not in its place", async () => {
  const { dataDir } = shop.deps.config;
  const visitor = shop.visitor();
  await addProduct(visitor, await makeProduct(shop.deps));
  const body = orderBody(await readCart(visitor));

  renameSync(dataDir, `${dataDir}-elsewhere`);
  // A disk that is no longer mounted leaves an empty folder.
  mkdirSync(dataDir);
  const refused = await visitor.post(API.orders, body);
  expect([refused.status, refused.json]).toMatchObject([
    503,
    { code: "unavailable" },
  ]);
  expect((await visitor.get("/readyz")).status).toBe(503);
  expect((await visitor.get("/healthz")).status).toBe(200);
  expect((await visitor.get(API.products)).status).toBe(200);
  expect(shop.logLines.join()).toContain("was moved, removed or replaced");

  rmdirSync(dataDir);
  renameSync(`${dataDir}-elsewhere`, dataDir);
  expect((await visitor.get("/readyz")).status).toBe(200);
  expect((await order(visitor)).id).toBe(1001);
});

/** Renames a file, runs `between` and returns a function that undoes it. */
function setAside(path: string, between: () => void = () => {}): () => void {
  renameSync(path, `${path}-aside`);
  between();
  return () => renameSync(`${path}-aside`, path);
}

const FAULTS: [name: string, (file: string) => () => void][] = [
  [
    "was replaced by a copy",
    (file) => setAside(file, () => copyFileSync(`${file}-aside`, file)),
  ],
  ["lost its write-ahead log", (file) => setAside(`${file}-wal`)],
  ["lost the index of its log", (file) => setAside(`${file}-shm`)],
];

/** Returns one write of every kind that the shop's API accepts. */
async function prepareWrites(visitor: Visitor, maker: Visitor) {
  const product = await makeProduct(shop.deps);
  const charm = await makeCharm(shop.deps);
  const design = { selectedCharms: [charm.id], customText: "" };
  const line = await addProduct(visitor, product);
  const clip = await addClip(visitor, design);
  const body = orderBody(await readCart(visitor));
  const addition = { productId: product.id };
  const path = adminProductPath(product.id);
  const writes: Record<string, () => ReturnType<Visitor["post"]>> = {
    "an addition": () => visitor.post(API.cart, addition),
    "an addition to a new cart": () => shop.visitor().post(API.cart, addition),
    "a quantity": () => visitor.put(cartLinePath(line.id), { quantity: 2 }),
    "a removal": () => visitor.delete(cartLinePath(line.id)),
    "an emptied cart": () => visitor.delete(API.cart),
    "a clip": () => visitor.post(API.customClip, design),
    "an edited clip": () =>
      visitor.put(customClipPath(clip.id), { ...design, customText: "ADA" }),
    "a saved design": () => visitor.post(API.designs, design),
    "an order": () => visitor.post(API.orders, body),
    "a sign-up": () => visitor.post(API.subscribe, { email: "a@example.com" }),
    "a login": () => shop.visitor().post(API.login, ADMIN_LOGIN),
    "a new product": () => maker.post(API.adminProducts, productBody()),
    "an edited product": () =>
      maker.put(path, productBody({ name: "Another name" })),
    "a new order of products": () =>
      maker.put(reorderPath(API.adminProducts), { ids: [product.id] }),
    "a deleted product": () => maker.delete(path),
    "a deletion undone": () => maker.post(restorePath(path)),
    "a new charm": () => maker.post(API.adminCharms, charmBody()),
    "the clip's settings": () =>
      maker.put(API.adminClipConfig, { basePrice: "19.00" }),
    "a retry of mails": () => maker.post(API.mailRetry),
    "a test mail": () => maker.post(API.mailTest, { address: "a@example.com" }),
    "a logout": () => maker.post(API.logout),
  };
  return writes;
}

describe.each(FAULTS)("a database that %s while the shop runs", (_, fault) => {
  test("accepts no write of any kind until it is restored", async () => {
    const file = join(shop.deps.config.dataDir, DATABASE_FILE);
    const visitor = shop.visitor();
    const maker = await logIn(shop);
    const writes = await prepareWrites(visitor, maker);

    const putBack = fault(file);
    const refused: Record<string, number> = {};
    for (const [name, write] of Object.entries(writes))
      refused[name] = (await write()).status;
    const all503 = Object.keys(writes).map((name) => [name, 503]);
    expect(refused).toEqual(Object.fromEntries(all503));
    expect((await visitor.get("/readyz")).status).toBe(503);
    expect((await visitor.get(API.products)).status).toBe(200);

    putBack();
    expect((await visitor.get("/readyz")).status).toBe(200);
    const answers: number[] = [];
    for (const write of Object.values(writes))
      answers.push((await write()).status);
    expect(answers.filter((status) => status >= 500)).toEqual([]);
    expect(answers.filter((status) => status < 300).length).toBeGreaterThan(15);
  });
});

test("an orderly stop keeps the data of a removed write-ahead log", async () => {
  const config = parseConfig({ DATA_DIR: tempFolder() });
  const open = () =>
    openShop({ config, log: createLog("json", () => {}), migrationsDir });
  const first = await open();
  const { id } = await makeProduct(first.deps);
  rmSync(join(config.dataDir, `${DATABASE_FILE}-wal`));
  await first.close();
  const second = await open();
  afterTest(() => void second.close());
  expect(
    (await listProducts(second.deps.db)).map((product) => product.id),
  ).toEqual([id]);
});
