import { expect, test } from "bun:test";
import { readTypedPrice, toWirePrice } from "#shared/money/schema.ts";

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
