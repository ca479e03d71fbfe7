import { describe, expect, test } from "bun:test";
import { ProductInput } from "#shared/catalog/schema.ts";
import { getProduct, listProducts } from "#server/catalog/store.ts";
import { pictures } from "#server/db/schema/catalog.ts";
import { Problem } from "#server/http/problem.ts";
import {
  removeProduct,
  reorderProducts,
  restoreProduct,
  updateProduct,
} from "#tests/support/catalog.ts";
import { refusalOf } from "#tests/support/say.ts";
import { setUpApp } from "#tests/support/app.ts";
import { makeProduct, productBody, SIZES } from "#tests/support/make.ts";
import { MAKER } from "#server/db/locks.ts";

const shop = setUpApp();

const input = (given: Parameters<typeof productBody>[0] = {}) =>
  ProductInput.parse(productBody(given));
const names = async () =>
  (await listProducts(shop.deps.db)).map((product) => product.name);

/** Returns the problem that a call throws. */
async function problemOf(call: () => Promise<unknown>): Promise<Problem> {
  try {
    await call();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test("lists products in the order they were added, with their variants", async () => {
  await makeProduct(shop.deps, { name: "First" });
  await makeProduct(shop.deps, { name: "Second", variants: SIZES });
  const [first, second] = await listProducts(shop.deps.db);
  expect(first).toMatchObject({
    name: "First",
    price: "24.00",
    inStock: true,
    isNew: false,
    variants: [],
    picture: null,
    updatedAt: "2026-11-21T10:00:00.000Z",
  });
  expect(second?.variants).toMatchObject([
    { title: "Small", price: "24.00", available: true },
    { title: "Large", price: "28.00", available: true },
  ]);
});

test("returns the stored picture data of a product", async () => {
  const picture = {
    width: 900,
    height: 600,
    widths: [160, 320],
    placeholder: "data:image/webp;base64,AA==",
    color: "#ffe0dd",
  };
  const { imageUrl } = await makeProduct(shop.deps);
  await shop.deps.commit(MAKER, async (tx) => {
    await tx
      .insert(pictures)
      .values({ imageUrl, createdAt: 0, ...picture })
      .run();
  });
  expect((await listProducts(shop.deps.db))[0]?.picture).toEqual(picture);
});

describe("an update", () => {
  test("changes every field and gives a later updatedAt even if the clock stands still", async () => {
    const before = await makeProduct(shop.deps);
    const after = await updateProduct(
      shop.deps,
      before.id,
      input({ name: "Sage", price: 9.5, inStock: false, isBestSeller: true }),
    );
    expect(after).toMatchObject({
      id: before.id,
      name: "Sage",
      price: "9.50",
      inStock: false,
      isBestSeller: true,
    });
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(
      Date.parse(before.updatedAt),
    );
  });

  test("without variants keeps the present ones", async () => {
    const { id, variants } = await makeProduct(shop.deps, { variants: SIZES });
    expect((await updateProduct(shop.deps, id, input())).variants).toEqual(
      variants,
    );
  });

  test("adds, removes and reorders variants, and keeps the ids of the others", async () => {
    const { id, variants } = await makeProduct(shop.deps, { variants: SIZES });
    const [small, large] = variants;
    const after = await updateProduct(
      shop.deps,
      id,
      input({
        variants: [
          { id: large?.id, title: "Grand", price: "30.00", available: false },
          { title: "Mini", price: "12.00" },
        ],
      }),
    );
    expect(after.variants).toMatchObject([
      { id: large?.id, title: "Grand", price: "30.00", available: false },
      { title: "Mini", price: "12.00", available: true },
    ]);
    expect(after.variants.map((variant) => variant.id)).not.toContain(
      small?.id,
    );
    expect(
      (await updateProduct(shop.deps, id, input({ variants: [] }))).variants,
    ).toEqual([]);
  });

  test("refuses the id of another product's variant, a repeated id and an id on creation", async () => {
    const mine = await makeProduct(shop.deps, { variants: SIZES });
    const other = await makeProduct(shop.deps, { variants: SIZES });
    const [foreign] = other.variants;
    const [own] = mine.variants;
    const row = { title: "X", price: "1.00" };
    const inputs = [
      [{ ...row, id: foreign?.id }],
      [
        { ...row, id: own?.id },
        { ...row, id: own?.id },
      ],
    ];
    for (const variants of inputs) {
      const problem = await problemOf(() =>
        updateProduct(shop.deps, mine.id, input({ variants })),
      );
      expect(problem.code).toBe("invalid");
      expect(problem.details.fields).toHaveProperty("variants");
    }
    expect(
      (
        await problemOf(() =>
          makeProduct(shop.deps, { variants: [{ ...row, id: own?.id }] }),
        )
      ).code,
    ).toBe("invalid");
    expect(await getProduct(shop.deps.db, mine.id)).toEqual(mine);
    expect(await listProducts(shop.deps.db)).toHaveLength(2);
  });

  test("from an older version is refused with the current row", async () => {
    const old = await makeProduct(shop.deps);
    const current = await updateProduct(
      shop.deps,
      old.id,
      input({ name: "Theirs" }),
      old.updatedAt,
    );
    const mine = input({ name: "Mine" });
    const late = updateProduct(shop.deps, old.id, mine, old.updatedAt);
    expect(await refusalOf(late)).toMatchObject({ code: "stale", current });
    expect(await names()).toEqual(["Theirs"]);
  });

  test("of an unknown product is not found", async () => {
    expect(
      (await problemOf(() => updateProduct(shop.deps, 77, input()))).code,
    ).toBe("not_found");
  });
});

test("a deleted product leaves the list, and is restored to its place", async () => {
  const [a] = await Promise.all(
    ["A", "B", "C"].map(async (name) => makeProduct(shop.deps, { name })),
  );
  const id = a?.id ?? 0;
  await removeProduct(shop.deps, id);
  expect(await names()).toEqual(["B", "C"]);
  expect((await problemOf(() => removeProduct(shop.deps, id))).code).toBe(
    "not_found",
  );
  expect(
    (await problemOf(() => updateProduct(shop.deps, id, input()))).code,
  ).toBe("not_found");
  expect((await restoreProduct(shop.deps, id)).name).toBe("A");
  expect(await names()).toEqual(["A", "B", "C"]);
  expect((await problemOf(() => restoreProduct(shop.deps, 77))).code).toBe(
    "not_found",
  );
});

test("puts products in a new order and refuses any other set of ids", async () => {
  const ids = await Promise.all(
    ["A", "B", "C"].map(
      async (name) => (await makeProduct(shop.deps, { name })).id,
    ),
  );
  const [a = 0, b = 0, c = 0] = ids;
  await reorderProducts(shop.deps, [c, a, b]);
  expect(await names()).toEqual(["C", "A", "B"]);
  for (const wrong of [[], [a, b], [a, b, b], [a, b, c, 77], [a, b, 77]])
    expect(
      (await problemOf(() => reorderProducts(shop.deps, wrong))).code,
    ).toBe("invalid");
  await makeProduct(shop.deps, { name: "D" });
  expect(await names()).toEqual(["C", "A", "B", "D"]);
});
