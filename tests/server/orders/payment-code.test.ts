import { expect, test } from "bun:test";
import jsQR from "jsqr";
import {
  drawCode,
  transferCode,
  transferText,
} from "#server/orders/payment-code.ts";
import { readPng } from "#tests/support/png.ts";

const TRANSFER = {
  bank: {
    holder: "Zoë Müller & Søn",
    iban: "DE89370400440532013000",
    bic: "COBADEFFXXX",
  },
  amount: "69.40",
  currency: "EUR",
  reference: "Bestellung 1048",
};

function codeOf(transfer: typeof TRANSFER) {
  const code = transferCode(transfer);
  if (!code) throw new Error("there is no code");
  return code;
}

/** Reads a drawn code as a phone does. */
async function scan(transfer: typeof TRANSFER) {
  const { rgba, width, height } = readPng(await drawCode(codeOf(transfer)));
  return jsQR(new Uint8ClampedArray(rgba), width, height);
}

test("a transfer's code reads as EPC 002 in a real decoder", async () => {
  const read = await scan(TRANSFER);
  expect(read?.data.split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "COBADEFFXXX",
    "Zoë Müller & Søn",
    "DE89370400440532013000",
    "EUR69.40",
    "",
    "",
    "Bestellung 1048",
  ]);
});

test("the longest holder still fits, at level M", async () => {
  const holder = "Ä".repeat(70);
  const code = codeOf({ ...TRANSFER, bank: { ...TRANSFER.bank, holder } });
  // Version 13 has 69 modules a side.
  expect(code.size).toBeLessThanOrEqual(69);
  const read = await scan({ ...TRANSFER, bank: { ...TRANSFER.bank, holder } });
  expect(read?.data).toContain(holder);
  const emoji = { ...TRANSFER.bank, holder: "🧵".repeat(70) };
  expect(transferText({ ...TRANSFER, bank: emoji })).toBeUndefined();
});

test("there is no code without euros, without SEPA or without an amount", () => {
  expect(transferText({ ...TRANSFER, currency: "CHF" })).toBeUndefined();
  expect(transferText({ ...TRANSFER, amount: "0.00" })).toBeUndefined();
  const iban = "SA0380000000608010167519";
  const bank = { ...TRANSFER.bank, iban };
  expect(transferText({ ...TRANSFER, bank })).toBeUndefined();
});

test("an account outside the EEA has a code only with the BIC of its bank", () => {
  for (const iban of ["CH9300762011623852957", "GB33BUKB20201555555555"]) {
    const { bic: _, ...bank } = { ...TRANSFER.bank, iban };
    expect(transferText({ ...TRANSFER, bank })).toBeUndefined();
    const withBic = { ...bank, bic: "POFICHBEXXX" };
    expect(transferText({ ...TRANSFER, bank: withBic })).toContain("EUR69.40");
  }
});
