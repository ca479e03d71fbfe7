import { encode } from "uqr";
import { isSepa, needsBic } from "#shared/payment/iban.ts";
import type { Bank } from "#shared/payment/schema.ts";
import { priceCents } from "#shared/money/rules.ts";
import { rasterize } from "#server/images/rasterizer.ts";
import { createBoundedCache } from "#server/runtime/bounds.ts";

// The EPC QR code of a transfer, which banking apps scan: EPC069-12, version
// 002, where the BIC may be left out for accounts of the EEA.
// https://www.europeanpaymentscouncil.eu/document-library/guidance-documents/quick-response-code-guidelines-enable-data-capture-initiation

/** The most that such a code may hold: version 13 of QR at level M. */
const MAX_BYTES = 331;
const MAX_VERSION = 13;
const UTF_8 = "1";
/** Modules of white around a code, without which it is not found. */
const QUIET_MODULES = 4;

type Transfer = {
  bank: Bank;
  /** As on the wire. */
  amount: string;
  currency: string;
  reference: string;
};

/** A code as modules: how many a side has, and the dark ones as an SVG path. */
type QrCode = { size: number; path: string };

/**
 * Returns the content of a transfer's code; undefined where there is none: in
 * another currency, for an account outside SEPA, without an amount, or without
 * the BIC that an account outside the EEA needs.
 */
export function transferText(transfer: Transfer): string | undefined {
  const { bank, amount, currency, reference } = transfer;
  if (currency !== "EUR" || !isSepa(bank.iban) || priceCents(amount) === 0)
    return undefined;
  if (needsBic(bank.iban) && !bank.bic) return undefined;
  const text = [
    "BCD",
    "002",
    UTF_8,
    "SCT",
    bank.bic ?? "",
    bank.holder,
    bank.iban,
    `EUR${amount}`,
    "",
    "",
    reference,
  ].join("\n");
  return new TextEncoder().encode(text).length > MAX_BYTES ? undefined : text;
}

/** Returns the code of a transfer; undefined as for `transferText`. */
export function transferCode(transfer: Transfer): QrCode | undefined {
  const text = transferText(transfer);
  if (text === undefined) return undefined;
  const { size, data } = encode(text, {
    // Level M, as the standard asks, also where a higher one had room.
    ecc: "M",
    boostEcc: false,
    maxVersion: MAX_VERSION,
    border: 0,
  });
  return { size, path: data.map(toRuns).join("") };
}

/** The dark modules of a row, each run of them as one rectangle. */
function toRuns(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? "x" : " ")).join("");
  return [...text.matchAll(/x+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join("");
}

/** Large enough to be scanned from a screen, and small enough for a mail. */
const MODULE_PX = 8;

const drawings = createBoundedCache<Uint8Array>(64);

/** Draws a code as a PNG of about 5 kB, black on white whatever the palette. */
export function drawCode({ size, path }: QrCode): Promise<Uint8Array> {
  return drawings(path, () => {
    const side = size + 2 * QUIET_MODULES;
    const box = `${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
    return rasterize(svg, side * MODULE_PX, "#fff");
  });
}
