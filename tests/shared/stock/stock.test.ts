import { expect, test } from "bun:test";
import {
  fitsCart,
  mayBuy,
  mayBuyItem,
  mayBuyProduct,
  ON_SALE,
} from "#shared/stock/rules.ts";

const OPENS = "2026-12-01T08:00:00.000Z";

test("what stands longest in the way of a purchase decides", () => {
  const all = {
    inStock: false,
    opens: OPENS,
    isHeld: true,
    isPaused: true,
    isSwitchedOff: true,
  };
  const inStock = { ...all, isSwitchedOff: false, inStock: true };
  expect([
    mayBuy(all),
    mayBuy({ ...all, isSwitchedOff: false }),
    mayBuy(inStock),
    mayBuy({ ...inStock, opens: null }),
    mayBuy({ ...inStock, opens: null, isHeld: false }),
    mayBuy({ inStock: true }),
  ]).toEqual(["switched off", "sold out", "not yet", "held", "paused", "free"]);
});

test("a pause leaves carts open, and nothing else that is in the way does", () => {
  const outcomes = [
    "free",
    "paused",
    "held",
    "sold out",
    "not yet",
    "switched off",
  ] as const;
  expect(outcomes.filter(fitsCart)).toEqual(["free", "paused"]);
});

test("a product and its option both have to be in stock", () => {
  const product = { inStock: true };
  const out = { available: false };
  expect(mayBuyProduct(product, undefined)).toBe("free");
  expect(mayBuyProduct(product, out)).toBe("sold out");
  expect(mayBuyProduct({ inStock: false }, { available: true })).toBe(
    "sold out",
  );
  expect(mayBuyProduct({ ...product, availableFrom: OPENS }, out)).toBe(
    "sold out",
  );
});

test("what the shop tells by the second is judged alike", () => {
  expect(mayBuyItem(ON_SALE)).toBe("free");
  expect(mayBuyItem({ ...ON_SALE, left: 0 })).toBe("held");
  expect(mayBuyItem({ ...ON_SALE, left: 0, inStock: false })).toBe("sold out");
  expect(mayBuyItem({ ...ON_SALE, opens: OPENS })).toBe("not yet");
});
