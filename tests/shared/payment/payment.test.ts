import { describe, expect, test } from "bun:test";
import { PaymentInput } from "#shared/site/input.ts";

const IBAN = "DE89 3704 0044 0532 0130 00";

const bank = (iban: string, more: object = {}) =>
  PaymentInput.safeParse({ bank: { holder: "Mila Sand", iban, ...more } });
/** The paths and messages of what is refused. */
const errorsOf = (input: unknown) =>
  Object.fromEntries(
    PaymentInput.safeParse(input).error?.issues.map((issue) => [
      issue.path.join("."),
      issue.message,
    ]) ?? [],
  );
const ibanError = (iban: string) =>
  errorsOf({ bank: { holder: "Mila Sand", iban } })["bank.iban"];

describe("an IBAN", () => {
  test("is taken as people type it and kept without its spaces", () => {
    for (const typed of [
      IBAN,
      ` ${IBAN.toLowerCase()} `,
      "IBAN: DE89370400440532013000",
      "DE89 3704 0044 0532 0130 00",
      "ＤＥ８９３７０４００４４０５３２０１３０００",
    ])
      expect(bank(typed).data?.bank).toEqual({
        holder: "Mila Sand",
        iban: "DE89370400440532013000",
      });
    for (const other of [
      "NL91 ABNA 0417 1643 00",
      "CH93 0076 2011 6238 5295 7",
      "FR14 2004 1010 0505 0001 3M02 606",
      "GB29 NWBK 6016 1331 9268 19",
      "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
    ])
      expect(bank(other).success).toBe(true);
  });

  test("is refused with the length that its country has", () => {
    expect(ibanError("DE89 3704 0044 0532 0130 0")).toBe(
      '["ibanLength","DE",22,21]',
    );
    expect(ibanError("NL91ABNA041716430000")).toBe('["ibanLength","NL",18,20]');
    expect(ibanError("NO9386011117947000000000")).toStartWith(
      '["ibanLength","NO",15',
    );
  });

  test("is refused for a mistyped digit, two that are swapped, and no country", () => {
    for (const wrong of [
      "DE89 3704 0044 0532 0130 01",
      "DE89 3704 0044 0523 0130 00",
      "DE8X370400440532013000",
    ])
      expect(ibanError(wrong)).toBe('["iban"]');
    for (const none of ["XX89370400440532013000", "12345678", "<b>DE</b>"])
      expect(ibanError(none)).toBe('["ibanCountry"]');
  });
});

describe("the bank details", () => {
  test("need a holder, whose name fits into the QR code", () => {
    expect(errorsOf({ bank: { holder: " ", iban: IBAN } })).toEqual({
      "bank.holder": '["holderMissing"]',
    });
    expect(errorsOf({ bank: { holder: "A", iban: "" } })).toEqual({
      "bank.iban": '["ibanMissing"]',
    });
    expect(errorsOf({ bank: { holder: "x".repeat(71), iban: IBAN } })).toEqual({
      "bank.holder": '["textLong",70]',
    });
    expect(
      errorsOf({ bank: { holder: "Mila\nBCD", iban: IBAN } })["bank.holder"],
    ).toBe('["lineBreaks"]');
  });

  test("take a BIC of 8 or 11 signs", () => {
    expect(bank(IBAN, { bic: "cobade ffxxx" }).data?.bank?.bic).toBe(
      "COBADEFFXXX",
    );
    expect(bank(IBAN, { bic: "" }).data?.bank).not.toHaveProperty("bic");
    for (const bic of ["COBADEF", "COBADEFFX", "C0BADEFF"])
      expect(
        errorsOf({ bank: { holder: "A", iban: IBAN, bic } })["bank.bic"],
      ).toBe('["bic"]');
  });
});

describe("a link to pay at", () => {
  const link = (text: string) => PaymentInput.safeParse({ link: text });

  test("is https, with the amount and the order where she wants them", () => {
    for (const good of [
      "https://pay.example.com/mila/{amount}?for={order}",
      "https://paypal.me/mila/{amount}EUR",
      "https://pay.example.com/mila",
    ])
      expect(link(good).data).toEqual({ link: good });
  });

  test("is refused where it is none, or would lead elsewhere", () => {
    for (const bad of [
      "http://pay.example.com/{amount}",
      "javascript:alert(1)",
      "data:text/html,{amount}",
      "https://mila:secret@pay.example.com/{amount}",
      "https://pay.example.com/\nx",
      `https://pay.example.com/${"x".repeat(500)}`,
    ])
      expect(link(bad).success).toBe(false);
    for (const bad of [
      "https://{order}.example.com/",
      "https://pay.example.com/{iban}",
      "https://pay.example.com/{amount",
    ])
      expect(errorsOf({ link: bad }).link).toBe('["payLinkPlaces"]');
  });
});

test("takes empty fields for nothing, and nothing for no payment", () => {
  const empty = { bank: { holder: "", iban: "", bic: "" }, link: " " };
  expect(PaymentInput.parse({ ...empty, cash: false, askAtOnce: true })).toBe(
    null,
  );
  expect(PaymentInput.parse({ ...empty, cash: true, askAtOnce: true })).toEqual(
    { cash: true, askAtOnce: true },
  );
});
