import { describe, expect, test } from "bun:test";
import {
  Price,
  PriceInput,
  readTypedPrice,
  Total,
  toWirePrice,
} from "#shared/money/schema.ts";
import {
  MAX_PRICE_CENTS,
  parsePrice,
  PRICE_MESSAGE,
  priceCents,
  toPrice,
} from "#shared/money/rules.ts";

test.each<[string | number, number]>([
  ["0", 0],
  ["0.00", 0],
  [0, 0],
  ["24", 2400],
  ["24.5", 2450],
  ["24.05", 2405],
  [24.05, 2405],
  [" 24.00 ", 2400],
  ["007", 700],
  [1.1, 110],
  [99999.99, MAX_PRICE_CENTS],
  ["99999.99", MAX_PRICE_CENTS],
])("reads the price %p as %p cents", (value, cents) => {
  expect(parsePrice(value)).toBe(cents);
  expect(PriceInput.parse(value)).toBe(cents);
});

test.each<string | number>([
  "",
  " ",
  "-1",
  -1,
  "+1",
  "1.",
  ".5",
  "1.234",
  1.234,
  0.1 + 0.2,
  "1e3",
  1e21,
  1e-7,
  "1,50",
  "$5",
  "5 000",
  "100000",
  100_000,
  "٢٤",
  "0x10",
  "NaN",
])("refuses %p as a price", (value) => {
  expect(parsePrice(value)).toBeUndefined();
  expect(PriceInput.safeParse(value).error?.issues[0]?.message).toBe(
    PRICE_MESSAGE,
  );
});

test("refuses a price that is neither a text nor a number, with the same message", () => {
  for (const value of [null, undefined, true, [], {}, Number.NaN])
    expect(PriceInput.safeParse(value).error?.issues[0]?.message).toBe(
      PRICE_MESSAGE,
    );
});

describe("cents and prices in JSON", () => {
  test.each([
    [0, "0.00"],
    [5, "0.05"],
    [50, "0.50"],
    [2400, "24.00"],
    [MAX_PRICE_CENTS, "99999.99"],
    [4 * MAX_PRICE_CENTS, "399999.96"],
  ])("%p cents are written as %p and read back", (cents, price) => {
    expect(toPrice(cents)).toBe(price);
    expect(priceCents(price)).toBe(cents);
    expect(Price.parse(price)).toBe(price);
    expect(Total.parse(price)).toBe(price);
  });

  test("refuses a price in any other format", () => {
    for (const price of ["24", "24.0", "-1.00", "", "1e3"])
      expect(() => priceCents(price)).toThrow(RangeError);
  });
});

test.each([
  ["24,50", "24.50"],
  ["24.50", "24.50"],
  ["24,5", "24.50"],
  ["24,", "24.00"],
  [" 24 ", "24.00"],
  ["\uff12\uff14\uff0c\uff15", "24.50"],
  ["99999,99", "99999.99"],
])("%p is typed for the price %s", (typed, price) => {
  expect(toWirePrice(typed)).toBe(price);
});

test.each([
  "",
  "1,234",
  "1.234",
  "1.234,50",
  "1,234.50",
  "1'234.50",
  "1’234.50",
  "24,50 €",
  "¥2,400",
  "٢٤٫٥٠",
  "1 234",
  "24,50,",
  "24,.5",
  "-3",
  "100000",
])("%p is no price, and left to the schema as it is", (typed) => {
  expect(readTypedPrice(typed)).toBeUndefined();
  expect(toWirePrice(typed)).toBe(typed);
});
