// Codes that take something off an order. Without zod: cart and checkout load it.

/** A part of the sum of the clips, an amount of it, or the delivery. */
export const DISCOUNT_KINDS = ["percent", "amount", "delivery"] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export const CODE_LIMITS = {
  min: 3,
  max: 24,
  /** What a person may type with spaces and all. */
  typed: 60,
  uses: 1_000_000,
} as const;

const MARKS = /\p{M}/gu;
const NO_SIGNS = /[^\p{L}\p{N}]/gu;

/**
 * Returns what a code is found by: phones change its case, people write spaces
 * between its signs, and take O for 0 and I or l for 1.
 */
export function codeKey(typed: string): string {
  return typed
    .normalize("NFKD")
    .replace(MARKS, "")
    .toUpperCase()
    .replace(NO_SIGNS, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
}

/** Returns a code as it is shown: in capitals, without spaces. */
export const shownCode = (typed: string): string =>
  typed.normalize("NFKC").replace(/\s/g, "").toUpperCase();

const PLAIN_CODE = /^[\p{Script=Latin}\d]+(?:-[\p{Script=Latin}\d]+)*$/u;

/** Whether a code has letters, digits and single hyphens alone. */
export function isCode(code: string): boolean {
  return (
    code.length <= CODE_LIMITS.max &&
    codeKey(code).length >= CODE_LIMITS.min &&
    PLAIN_CODE.test(code)
  );
}

/** "over" once it has ended or was stopped; "coming" before it begins. */
export type DiscountState = "running" | "coming" | "over" | "used up";

type Dated = {
  isActive: boolean;
  /** ISO 8601; null: none. */
  from: string | null;
  until: string | null;
  maxUses: number | null;
  uses: number;
};

export function stateOfDiscount(
  { isActive, from, until, maxUses, uses }: Dated,
  now: number,
): DiscountState {
  if (!isActive || (until !== null && Date.parse(until) <= now)) return "over";
  if (from !== null && Date.parse(from) > now) return "coming";
  return maxUses !== null && uses >= maxUses ? "used up" : "running";
}
