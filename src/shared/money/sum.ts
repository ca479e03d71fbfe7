import { priceCents } from "./rules.ts";

// What a cart or an order comes to is reckoned here alone, in whole cents and
// always in the same order: lines, discount, delivery, total.

/** What a code takes off, by its own rule. */
export type Discount = {
  kind: "percent" | "amount" | "delivery";
  /** Percent, or cents; nothing where the delivery is free. */
  value: number;
  /** Whether lines that are reduced already stay as they are. */
  leavesOutSales?: boolean;
};

/** The price of a line with its quantity, as the API says it, in cents. */
export const itemCents = ({
  price,
  quantity,
}: {
  price: string;
  quantity: number;
}): number => priceCents(price) * quantity;

export type SumLine = {
  priceCents: number;
  quantity: number;
  /** Whether its price is lowered by a sale. */
  isReduced?: boolean;
};

export type Summands = {
  lines: readonly SumLine[];
  deliveryCents?: number | undefined;
  discount?: Discount | null | undefined;
  /** The decimals of the currency. */
  digits?: number;
};

export type Sum = {
  /** The prices of the lines with their quantities. */
  lineCents: number[];
  clipsCents: number;
  /** The sum of the lines that the discount is for. */
  discountedCents: number;
  /** What the discount takes, from the clips or from the delivery. */
  discountCents: number;
  deliveryCents: number;
  totalCents: number;
  /** What is paid for each line; with what the delivery costs, the total. */
  paidCents: number[];
};

/** Adds up what lines come to, with their discount and their delivery. */
export function sumUp({
  lines,
  deliveryCents = 0,
  discount,
  digits = 2,
}: Summands): Sum {
  const lineCents = lines.map((line) => line.priceCents * line.quantity);
  const clipsCents = add(lineCents);
  const own = lineCents.map((cents, at) =>
    discount?.leavesOutSales && lines[at]?.isReduced ? 0 : cents,
  );
  const discountedCents = add(own);
  const unit = 10 ** (2 - digits);
  const takenCents = taken(discount, discountedCents, unit);
  const shares = spread(takenCents, own, unit);
  const discountCents =
    discount?.kind === "delivery" ? deliveryCents : takenCents;
  return {
    lineCents,
    clipsCents,
    discountedCents,
    discountCents,
    deliveryCents,
    totalCents: clipsCents - discountCents + deliveryCents,
    paidCents: lineCents.map((cents, at) => cents - (shares[at] ?? 0)),
  };
}

const add = (cents: readonly number[]) =>
  cents.reduce((sum, each) => sum + each, 0);

/** What a discount takes of clips of this sum; never more than all. */
function taken(
  discount: Discount | null | undefined,
  cents: number,
  unit: number,
): number {
  if (!discount || discount.kind === "delivery") return 0;
  const { kind, value } = discount;
  const wanted = kind === "percent" ? (cents * value) / 100 : value;
  return Math.min(cents, Math.round(wanted / unit) * unit);
}

/**
 * Spreads a sum over parts in proportion to them, so that the shares add up: the
 * units that are left after rounding down go to the largest remainders.
 */
function spread(
  cents: number,
  parts: readonly number[],
  unit: number,
): number[] {
  const all = add(parts);
  if (cents === 0 || all === 0) return parts.map(() => 0);
  // Where a price has decimals from an earlier currency, cents are the unit.
  const isWhole = [cents, ...parts].every((each) => each % unit === 0);
  const step = BigInt(isWhole ? unit : 1);
  const shares = parts.map((part) => {
    const exact = BigInt(cents) * BigInt(part);
    const whole = BigInt(all) * step;
    return {
      cents: Number((exact / whole) * step),
      remainder: exact % whole,
    };
  });
  let left = cents - add(shares.map((share) => share.cents));
  const byRemainder = [...shares].sort((one, other) =>
    one.remainder === other.remainder
      ? 0
      : one.remainder < other.remainder
        ? 1
        : -1,
  );
  for (const share of byRemainder) {
    if (left === 0) break;
    share.cents += Number(step);
    left -= Number(step);
  }
  return shares.map((share) => share.cents);
}
