import { useQuery } from "@tanstack/react-query";
import type { Cart } from "#shared/cart/schema.ts";
import { areDiscountsOpen, checkDiscount } from "#shared/discounts/calls.ts";
import type { DiscountCheck } from "#shared/discounts/schema.ts";
import { priceCents } from "#shared/money/rules.ts";
import type { Discount } from "#shared/money/sum.ts";
import { ApiError, send } from "./api.ts";
import { callQuery } from "./queries.ts";
import { createSessionStore } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** The code that the shopper uses; it stays for the visit. */
export const codeStore = createSessionStore<string | null>(
  "discount-code",
  null,
  (stored) => (typeof stored === "string" ? stored : undefined),
);

const codeOf = (error: unknown) =>
  error instanceof ApiError ? error.problem?.code : undefined;

type Refused = { code: string | null; error: Error };

/** What an order was refused for, which a check of the cart may not know. */
const refusedStore = createStore<Refused | null>(null);

/** Whether an error is a refusal of the code. */
export const isOfCode = (error: unknown): boolean =>
  codeOf(error)?.startsWith("discount_") === true;

/** Takes the refusal of an order to the place of its code. */
export const refuseCode = (error: Error): void =>
  refusedStore.set({ code: codeStore.get(), error });

/** Applies a code that the shop knows; what an order said of it is over. */
export function applyCode(code: string | null): void {
  refusedStore.set(null);
  codeStore.set(code);
}

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
  /** The refusal of the last order with this code. */
  orderRefusal: Error | undefined;
  isChecking: boolean;
  /** Whether there is a code to be used now. */
  isOpen: boolean;
};

/** Returns what the shopper's code takes off the cart as it is. */
export function useDiscount(cart: Cart): UsedDiscount {
  const code = useStore(codeStore);
  const refused = useStore(refusedStore);
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
  const orderRefusal = refused?.code === code ? refused?.error : undefined;
  // A sum that the cart has come to since is reckoned anew.
  const own = isPatient(orderRefusal) ? undefined : orderRefusal;
  const refusal = own ?? check.error;
  const used = code === null || isOfCode(refusal) ? undefined : check.data;
  return {
    code,
    used,
    discount: used && {
      kind: used.kind === "delivery" ? "delivery" : "amount",
      value: priceCents(used.amount),
    },
    refusal: code === null ? null : refusal,
    orderRefusal: code === null ? undefined : orderRefusal,
    isChecking: check.isFetching,
    isOpen: data?.open === true,
  };
}
