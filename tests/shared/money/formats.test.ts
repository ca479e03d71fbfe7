import { expect, test } from "bun:test";
import type { Language } from "#shared/messages/languages.ts";
import { formatCents, formatCount, formatPrice } from "#shared/text/formats.ts";
import { createFormats } from "#shared/money/formats.ts";

const formats = (language: Language, currency: string, country = "") =>
  createFormats({ language, currency, country, timeZone: "UTC" });

test("writes dollars in English as specified, without groups", () => {
  const dollars = formats("en", "USD");
  expect(formatPrice("24.00", dollars)).toBe("$24.00");
  expect(formatPrice("1234.50", dollars)).toBe("$1234.50");
  expect(formatCount(1_000, dollars)).toBe("1,000");
});

test.each<[Language, string, string]>([
  ["de", "EUR", ""],
  ["de", "CHF", "CH"],
  ["de", "EUR", "AT"],
  ["fr", "EUR", ""],
  ["fr", "CHF", "CH"],
  ["es", "EUR", ""],
  ["it", "EUR", ""],
  ["nl", "EUR", ""],
  ["en", "GBP", "GB"],
  ["en", "EUR", "IE"],
  ["en", "JPY", ""],
  ["de", "ISK", ""],
])(
  "writes amounts in %s as Intl does: %s %s",
  (language, currency, country) => {
    const shop = formats(language, currency, country);
    const intl = new Intl.NumberFormat(shop.locale, {
      style: "currency",
      currency,
    });
    for (const cents of [0, 5, 2_400, 123_450, 1_234_550, 123_456_789])
      expect(formatCents(cents, shop)).toBe(
        intl.format(
          shop.money.digits === 0 ? Math.round(cents / 100) : cents / 100,
        ),
      );
  },
);

test("writes euros in German with a comma and a space that does not break", () => {
  expect(formatPrice("24.00", formats("de", "EUR"))).toBe("24,00\u00a0€");
  expect(formatPrice("24.00", formats("de", "CHF", "CH"))).toBe(
    "CHF\u00a024.00",
  );
});

test("rounds half up in a currency without decimals", () => {
  expect(formatPrice("24.50", formats("en", "JPY"))).toBe("¥25");
  expect(formatPrice("24.49", formats("en", "JPY"))).toBe("¥24");
});
