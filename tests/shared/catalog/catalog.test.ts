import { describe, expect, test } from "bun:test";
import { MAX_VARIANTS, ProductInput } from "#shared/catalog/schema.ts";
import {
  type CardProduct,
  priceRange,
  sayPrice,
  shownPrice,
  shownVariant,
} from "#shared/catalog/rules.ts";
import { CharmInput } from "#shared/clip/parts.ts";
import { isLow } from "#shared/stock/rules.ts";
import { charmBody, productBody } from "#tests/support/make.ts";
import { DOLLARS, ENGLISH } from "#tests/support/say.ts";

const small = { id: 1, price: "24.00", available: false };
const large = { id: 2, price: "28.00", available: true };
const sized = { price: "9.00", inStock: true, variants: [small, large] };
const none = { ...sized, variants: [small] };
const plain = { price: "9.00", inStock: true, variants: [] };

test("a card shows the price of the chosen variant, else of the first that can be bought, else the product's", () => {
  expect(shownPrice(sized, 1)).toBe("24.00");
  expect(shownPrice(sized)).toBe("28.00");
  expect(shownPrice(sized, 77)).toBe("28.00");
  expect(shownPrice(none)).toBe("24.00");
  expect(shownPrice(plain)).toBe("9.00");
  expect(shownVariant(plain)).toBeUndefined();
});

test("the lowest price is one at which a clip can be bought", () => {
  expect(priceRange(sized)).toEqual({ lowest: "28.00", isRange: false });
  const both = { ...sized, variants: [{ ...small, available: true }, large] };
  expect(priceRange(both)).toEqual({ lowest: "24.00", isRange: true });
  expect(priceRange(none)).toEqual({ lowest: "24.00", isRange: false });
  expect(priceRange(plain)).toEqual({ lowest: "9.00", isRange: false });
});

test("a price that is read tells what can be bought, and what is sold out", () => {
  const { products } = ENGLISH.first;
  const say = (product: CardProduct) => sayPrice(product, products, DOLLARS);
  const both = { ...sized, variants: [{ ...small, available: true }, large] };
  expect(say(both)).toBe("from $24.00");
  expect(say(sized)).toBe("$28.00");
  expect(say(none)).toBe("Sold out");
  expect(say({ ...both, inStock: false })).toBe("Sold out");
  expect(say(plain)).toBe("$9.00");
});

describe("a product", () => {
  const fields = (given: Parameters<typeof productBody>[0]) =>
    ProductInput.safeParse(productBody(given)).error?.issues.map((issue) =>
      issue.path.join("."),
    );

  test("has defaults: in stock, neither new nor a best seller", () => {
    expect(ProductInput.parse(productBody())).toMatchObject({
      inStock: true,
      isNew: false,
      isBestSeller: false,
      price: 2400,
    });
    expect(ProductInput.parse(productBody())).not.toHaveProperty("variants");
  });

  test("names the field that is wrong", () => {
    expect(fields({ name: " " })).toEqual(["name"]);
    expect(fields({ name: "x".repeat(101) })).toEqual(["name"]);
    expect(fields({ description: "" })).toEqual(["description"]);
    expect(fields({ description: "x".repeat(1_001) })).toEqual(["description"]);
    expect(fields({ price: "" })).toEqual(["price"]);
    expect(fields({ imageUrl: "data:," })).toEqual(["imageUrl"]);
    expect(fields({ variants: [{ title: "", price: "1" }] })).toEqual([
      "variants.0.title",
    ]);
    const variant = { title: "X", price: 1 };
    expect(fields({ variants: Array(MAX_VARIANTS + 1).fill(variant) })).toEqual(
      ["variants"],
    );
  });
});

describe("a charm", () => {
  test.each<[string | number, number]>([
    [4, 4],
    ["4", 4],
    ["4.9", 4],
    [4.9, 4],
    ["", 0],
    ["many", 0],
    ["12 pieces", 12],
    [0, 0],
    [1_000_000, 1_000_000],
  ])("reads the stock %p as %p", (stockQuantity, stock) => {
    expect(CharmInput.parse(charmBody({ stockQuantity })).stockQuantity).toBe(
      stock,
    );
  });

  test("refuses a stock below 0 or above a million", () => {
    for (const stockQuantity of [-1, "-1", 1_000_001, 1e21, "1000001"])
      expect(CharmInput.safeParse(charmBody({ stockQuantity })).success).toBe(
        false,
      );
  });

  test("is low on stock when it is in stock with one or two left", () => {
    const low = (stockQuantity: number, inStock = true) =>
      isLow({ stockQuantity, inStock });
    expect([0, 1, 2, 3].map((stock) => low(stock))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(low(1, false)).toBe(false);
  });
});
