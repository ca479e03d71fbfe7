import { useQuery } from "@tanstack/react-query";
import type { Cart } from "#shared/cart/schema.ts";
import { areDiscountsOpen, checkDiscount } from "#shared/discounts/calls.ts";
import type { DiscountCheck } from "#shared/discounts/schema.ts";
import { priceCents } from "#shared/money/rules.ts";
import type { Discount } from "#shared/money/sum.ts";
import { ApiError, send } from "./api.ts";
import { callQuery } from "./queries.ts";
import { createSessionStore } from "./storage.ts";
import { useStore } from "./store.ts";

/** The code that the shopper uses; it stays for the visit. */
export const codeStore = createSessionStore<string | null>(
  "discount-code",
  null,
  (stored) => (typeof stored === "string" ? stored : undefined),
);

const codeOf = (error: unknown) =>
  error instanceof ApiError ? error.problem?.code : undefined;

/** A refused code that stays, because the cart may still come to its sum. */
export const isPatient = (error: unknown): boolean =>
  codeOf(error) === "discount_minimum";

/** Asked anew where a cart opens: codes begin and end. */
const openQuery = { ...callQuery(areDiscountsOpen, {}), staleTime: 0 };

/** The code that is used for a cart, as the shop reckons it. */
export type UsedDiscount = {
  /** As it was typed, or came with a link; null: none. */
  code: string | null;
  /** What it takes; undefined while it is asked, or refused. */
  used: DiscountCheck | undefined;
  /** The same as the sums need it. */
  discount: Discount | undefined;
  refusal: Error | null;
  isChecking: boolean;
  /** Whether there is a code to be used now. */
  isOpen: boolean;
};

/** Returns what the shopper's code takes off the cart as it is. */
export function useDiscount(cart: Cart): UsedDiscount {
  const code = useStore(codeStore);
  const { data } = useQuery({ ...openQuery, enabled: cart.length > 0 });
  const lines = cart.map((line) => [
    line.id,
    line.quantity,
    line.product.price,
    line.available,
  ]);
  const check = useQuery({
    queryKey: [checkDiscount.path, code, JSON.stringify(lines)],
    queryFn: ({ signal }) =>
      send(checkDiscount, { body: { code: code ?? "" }, signal }),
    enabled: code !== null && cart.length > 0,
    staleTime: 0,
    // The sum stays until another quantity is reckoned.
    placeholderData: (before, query) =>
      query?.queryKey[1] === code ? before : undefined,
  });
  // One that was good and is refused by now takes nothing any more; where the
  // shop cannot be asked, it may still be good.
  const isRefused = codeOf(check.error)?.startsWith("discount_");
  const used = code === null || isRefused ? undefined : check.data;
  return {
    code,
    used,
    discount: used && {
      kind: used.kind === "delivery" ? "delivery" : "amount",
      value: priceCents(used.amount),
    },
    refusal: code === null ? null : check.error,
    isChecking: check.isFetching,
    isOpen: data?.open === true,
  };
}
