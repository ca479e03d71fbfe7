import { expect, test } from "bun:test";
import { errorKey, sayError } from "#shared/messages/error-key.ts";
import { createFormats } from "#shared/money/formats.ts";
import { loadMessages } from "#server/runtime/messages.ts";

const german = {
  messages: await loadMessages("de"),
  formats: createFormats({
    language: "de",
    country: "",
    currency: "EUR",
    timeZone: "UTC",
  }),
};
const say = (text: string) => sayError(text, german);

test("an error is said in the language, with its parameters", () => {
  expect(say(errorKey("designer_off"))).toBe(
    "Klammern nach Wunsch machen gerade eine kleine Pause.",
  );
  expect(say(errorKey("phone", 5, 20))).toBe(
    "Gib eine Telefonnummer mit 5 bis 20 Ziffern ein.",
  );
  expect(say(errorKey("noBead", ["🌸", "🦋"]))).toBe(
    "Für 🌸 und 🦋 haben wir keine Perle.",
  );
});

test("a price is written as the shop writes it, also within sentences", () => {
  const costs = errorKey(
    "costsNow",
    "Meadow",
    { price: "24.50" },
    { price: "24.00" },
  );
  expect(say(errorKey("sentences", costs, errorKey("cart_empty")))).toBe(
    "Meadow kostet jetzt 24,50\u00a0€ statt 24,00\u00a0€. Dein Warenkorb ist leer. Leg erst eine Klammer hinein.",
  );
});

test("what is no error's text stays as it is, whatever people write", () => {
  for (const text of [
    "Schon gesagt.",
    '["',
    '["toString"]',
    '["constructor",1]',
    '["no such key"]',
    "[]",
    "",
  ])
    expect(say(text)).toBe(text);
  expect(say(errorKey("productSoldOut", '["'))).toBe('[" ist ausverkauft.');
});
