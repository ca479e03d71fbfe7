import { expect, test } from "bun:test";
import type { Language } from "#shared/messages/languages.ts";
import { createFormats } from "#shared/money/formats.ts";
import { de } from "#shared/messages/panel/de.ts";
import { en } from "#shared/messages/panel/en.ts";
import { sayPriceRange } from "#web/admin/items/products.tsx";

const formats = (language: Language, country: string, currency: string) =>
  createFormats({ language, country, currency, timeZone: "UTC" });
const dollars = formats("en", "US", "USD");

const clip = (price: string, ...options: string[]) => ({
  price,
  variants: options.map((each, index) => ({
    id: index + 1,
    title: `Size ${index}`,
    price: each,
    available: true,
    stockQuantity: 0,
  })),
});

test("a clip without options has its own price", () => {
  expect(sayPriceRange(clip("24.00"), dollars, en.list.range)).toBe("$24.00");
});

test("options of the same price are one price", () => {
  const same = clip("26.00", "26.00", "26.00");
  expect(sayPriceRange(same, dollars, en.list.range)).toBe("$26.00");
});

test("a price at which no option is sold is not named", () => {
  const one = clip("9.00", "26.00", "29.00");
  expect(sayPriceRange(one, dollars, en.list.range)).toBe("$26 to 29");
});

test("options of several prices name the lowest and the highest", () => {
  const sizes = clip("24.00", "29.00", "24.00", "26.00");
  expect(sayPriceRange(sizes, dollars, en.list.range)).toBe("$24 to 29");
  expect(sayPriceRange(sizes, formats("de", "DE", "EUR"), de.list.range)).toBe(
    "24 bis 29\u00a0€",
  );
  const odd = clip("24.50", "24.50", "29.00");
  expect(sayPriceRange(odd, dollars, en.list.range)).toBe("$24.50 to 29.00");
});
