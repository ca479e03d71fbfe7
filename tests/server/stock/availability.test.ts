import { expect, test } from "bun:test";
import { Availability } from "#shared/stock/schema.ts";
import { getAvailability } from "#shared/stock/calls.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";
import { makeProduct, SIZES } from "#tests/support/make.ts";

const readItems = async (shop: TestApp) => {
  const answer = await shop.visitor().get(getAvailability.path);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return Availability.parse(answer.json).items;
};

test("lists what is counted or sold out, and nothing else", async () => {
  using shop = startApp();
  await makeProduct(shop.deps);
  const counted = await makeProduct(shop.deps, { stockQuantity: 3 });
  const gone = await makeProduct(shop.deps, { inStock: false });
  const items = await readItems(shop);
  expect(items).toMatchObject([
    {
      productId: counted.id,
      variantId: null,
      left: 3,
      held: 0,
      heldUntil: null,
    },
    { productId: gone.id, left: 0, inStock: false, opens: null },
  ]);
});

test("lists each variant, by the smaller of its count and its product's", async () => {
  using shop = startApp();
  const [small, large] = SIZES ?? [];
  if (!small || !large) throw new Error("There are two sizes.");
  const variants = [{ ...small, stockQuantity: 1 }, large];
  const { id } = await makeProduct(shop.deps, { stockQuantity: 2, variants });
  const items = await readItems(shop);
  expect(items.map(({ productId, left }) => [productId, left])).toEqual([
    [id, 2],
    [id, 1],
    [id, 2],
  ]);
});
