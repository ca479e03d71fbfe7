import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "bun:test";
import { ProductInput, ProductList } from "#shared/catalog/schema.ts";
import { CharmList } from "#shared/clip/parts.ts";
import { BeadList, CustomClipConfig } from "#shared/clip/schema.ts";
import { API } from "#tests/support/api.ts";
import {
  removeCharm,
  removeProduct,
  saveClipConfig,
  updateProduct,
} from "#tests/support/catalog.ts";
import { type Answer, setUpApp } from "#tests/support/app.ts";
import { MANY, makeManyProducts } from "#tests/support/many-products.ts";
import {
  makeCharm,
  makeProduct,
  productBody,
  SIZES,
} from "#tests/support/make.ts";

const shop = setUpApp();

const PUBLIC_LISTS = [API.products, API.charms, API.letters, API.clipConfig];

test("each public list fits its schema, empty at first", async () => {
  const visitor = shop.visitor();
  expect((await visitor.get(API.products)).json).toEqual([]);
  expect((await visitor.get(API.charms)).json).toEqual([]);
  await makeProduct(shop.deps, { variants: SIZES });
  await makeCharm(shop.deps, { stockQuantity: 4 });
  const products = ProductList.parse((await visitor.get(API.products)).json);
  expect(products).toHaveLength(1);
  expect(products[0]?.variants).toHaveLength(2);
  const charms = CharmList.parse((await visitor.get(API.charms)).json);
  expect(charms).toMatchObject([{ price: "3.50", stockQuantity: 4 }]);
  const letters = BeadList.parse((await visitor.get(API.letters)).json);
  expect(letters.map((letter) => letter.character).join("")).toBe(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&!?♥",
  );
  const config = (await visitor.get(API.clipConfig)).json;
  expect(config).not.toHaveProperty("updatedAt");
  expect(CustomClipConfig.parse(config)).toMatchObject({
    name: "Custom Claw Clip",
    basePrice: "25.00",
    isEnabled: true,
  });
});

test("a list is compressed for those who accept it", async () => {
  const accept = { "accept-encoding": "gzip, deflate, br" };
  const encodingOf = ({ headers }: Answer) => headers.get("content-encoding");
  const visitor = shop.visitor();
  await makeManyProducts(shop.deps, MANY);
  const plain = await visitor.get(API.products);
  expect(encodingOf(plain)).toBeNull();
  expect(plain.headers.get("vary")).toBe("Accept-Encoding");
  const response = await shop.app.handle(
    new Request(`http://localhost${API.products}`, { headers: accept }),
  );
  const packed = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(packed).toString()).toBe(plain.text);
  const etag = response.headers.get("etag") ?? "";
  const again = { ...accept, "if-none-match": etag };
  expect((await visitor.get(API.products, again)).status).toBe(304);
  const other = { "if-none-match": etag };
  expect((await visitor.get(API.products, other)).status).toBe(200);
});

test("a list is revalidated by its ETag and changes with every write", async () => {
  const visitor = shop.visitor();
  for (const path of PUBLIC_LISTS) {
    const answer = await visitor.get(path);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const etag = answer.headers.get("etag") ?? "";
    const again = await visitor.get(path, { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(again.text).toBe("");
  }
  const etags = new Set<string | null>();
  const seen = async () =>
    etags.add((await visitor.get(API.products)).headers.get("etag"));
  await seen();
  const { id } = await makeProduct(shop.deps);
  await seen();
  await updateProduct(shop.deps, id, ProductInput.parse(productBody()));
  await seen();
  expect(etags.size).toBe(3);
  await removeProduct(shop.deps, id);
  expect((await visitor.get(API.products)).json).toEqual([]);
  await removeCharm(shop.deps, (await makeCharm(shop.deps)).id);
  expect((await visitor.get(API.charms)).json).toEqual([]);
  await saveClipConfig(shop.deps, { isEnabled: false });
  expect((await visitor.get(API.clipConfig)).json).toMatchObject({
    isEnabled: false,
  });
});

test("reading a list sets no cookie, and lists take no writes", async () => {
  const visitor = shop.visitor();
  for (const path of PUBLIC_LISTS) {
    const answer = await visitor.get(path);
    expect(answer.headers.getSetCookie()).toEqual([]);
    for (const write of ["POST", "PUT", "DELETE"])
      expect((await visitor.request(write, path, {})).status).toBe(405);
  }
});
