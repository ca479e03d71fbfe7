import * as z from "zod/mini";
import { Id } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { parsePrice, PRICE_MESSAGE, toPrice } from "#shared/money/rules.ts";
import { Price, PriceInput, Total } from "#shared/money/schema.ts";
import { TimeInput } from "#shared/text/input.ts";
import { CODE_LIMITS, DISCOUNT_KINDS, isCode, shownCode } from "./rules.ts";

const Kind = z.enum(DISCOUNT_KINDS, errorKey("discountKind"));

/** What a code took off an order, as everybody reads it. */
export const OrderDiscount = z.object({
  code: z.string(),
  kind: Kind,
  amount: Total,
});
export type OrderDiscount = z.infer<typeof OrderDiscount>;

export const DiscountCheckInput = z.object({
  code: z.string().check(z.maxLength(CODE_LIMITS.typed)),
});

/** What a code takes off the cart as it is; `total` is without a delivery. */
export const DiscountCheck = z.extend(OrderDiscount, { total: Total });
export type DiscountCheck = z.infer<typeof DiscountCheck>;

/** Whether there is a code that can be used now. */
export const DiscountsOpen = z.object({ open: z.boolean() });

/** A code as the maker reads it. */
export const Discount = z.object({
  id: Id,
  code: z.string(),
  kind: Kind,
  /** Percent as a number, an amount as a price; null: free delivery. */
  value: z.nullable(z.union([z.int(), Price])),
  from: z.nullable(z.iso.datetime()),
  until: z.nullable(z.iso.datetime()),
  /** The least sum of the clips that it is for; null: any. */
  minTotal: z.nullable(Price),
  /** How many orders may use it; null: any number. */
  maxUses: z.nullable(z.int()),
  oncePerCustomer: z.boolean(),
  /** Whether what is reduced already counts neither for it nor for `minTotal`. */
  leavesOutSales: z.boolean(),
  isActive: z.boolean(),
  /** The orders that used it and were not cancelled. */
  uses: z.int(),
  /** What those came to, in the shop's currency. */
  brought: Total,
  updatedAt: z.iso.datetime(),
});
export type Discount = z.infer<typeof Discount>;
export const Discounts = z.object({ discounts: z.array(Discount) });

const YES_OR_NO = errorKey("mustBeBoolean");
const PERCENT = errorKey("discountPercent");
const USES = errorKey("discountUses", CODE_LIMITS.uses);

const CodeInput = z
  .pipe(z.string(errorKey("codeSigns")), z.transform(shownCode))
  .check(z.refine(isCode, { error: errorKey("codeSigns") }));

/** The percent or the cents that a kind takes, or why it cannot. */
function readValue(
  kind: (typeof DISCOUNT_KINDS)[number],
  sent: string | number | null | undefined,
) {
  const typed = String(sent ?? "").trim();
  if (kind === "delivery") return { value: 0 };
  if (kind === "percent") {
    const value = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
    return value >= 1 && value <= 100 ? { value } : { error: PERCENT };
  }
  const value = parsePrice(typed);
  if (value === undefined) return { error: PRICE_MESSAGE };
  return value > 0 ? { value } : { error: errorKey("discountZero") };
}

/** A code as the maker sends it; its value becomes percent or cents. */
export const DiscountInput = z.pipe(
  z.object({
    code: CodeInput,
    kind: Kind,
    value: z.optional(
      z.nullable(z.union([z.string(), z.number()], PRICE_MESSAGE)),
    ),
    from: z.optional(z.nullable(TimeInput)),
    until: z.optional(z.nullable(TimeInput)),
    minTotal: z.optional(z.nullable(PriceInput)),
    maxUses: z.optional(
      z.nullable(
        z
          .int(USES)
          .check(z.minimum(1, USES), z.maximum(CODE_LIMITS.uses, USES)),
      ),
    ),
    oncePerCustomer: z._default(z.boolean(YES_OR_NO), false),
    leavesOutSales: z._default(z.boolean(YES_OR_NO), false),
    isActive: z._default(z.boolean(YES_OR_NO), true),
  }),
  z.transform(({ value: sent, ...rest }, context) => {
    const { from = null, until = null, minTotal = null, maxUses = null } = rest;
    const { value, error } = readValue(rest.kind, sent);
    const fail = (field: string, message: string) => {
      context.issues.push({
        code: "custom",
        input: undefined,
        message,
        path: [field],
      });
      return z.NEVER;
    };
    if (value === undefined) return fail("value", error);
    if (from !== null && until !== null && until <= from)
      return fail("until", errorKey("endsFirst"));
    return { ...rest, value, from, until, minTotal, maxUses };
  }),
);
export type DiscountBody = z.input<typeof DiscountInput>;
export type DiscountInput = z.output<typeof DiscountInput>;

/** The value of a code in the form of the API. */
export function shownValue({
  kind,
  value,
}: Pick<DiscountInput, "kind" | "value">): Discount["value"] {
  if (kind === "delivery") return null;
  return kind === "percent" ? value : toPrice(value);
}
