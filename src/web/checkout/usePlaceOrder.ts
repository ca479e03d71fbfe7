import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Cart } from "#shared/cart.ts";
import type { ProblemCode } from "#shared/errors.ts";
import {
  type Contact,
  IDEMPOTENCY_HEADER,
  Order,
  type OrderBody,
  seenCart,
} from "#shared/orders.ts";
import { API } from "#shared/paths.ts";
import { ApiError, api } from "../api.ts";
import { CART_SCOPE, fetchCartAnew } from "../queries.ts";
import { useWrite } from "../useWrite.ts";
import { type EntryErrors, FIELD_NAMES } from "./entries.ts";

export type OrderFailure = {
  /** Why, where the shop says so. */
  sentence: string | undefined;
  /** Whether it is the cart that has to be changed first. */
  isForCart: boolean;
  fields: EntryErrors;
};

type PlaceOrder = {
  onPlaced: (order: Order) => void;
  onFailed: (failure: OrderFailure) => void;
};

type Attempt = { body: OrderBody; key: string };

/**
 * Orders what the shopper sees. However often it is tried, the same content
 * has the same key, so the shop takes it once. While nobody knows whether an
 * attempt has arrived, the cart is left as it was seen: fetched again it might
 * be empty, and the next attempt another order.
 */
export function usePlaceOrder({ onPlaced, onFailed }: PlaceOrder) {
  const queryClient = useQueryClient();
  const last = useRef<Attempt>(undefined);
  const refetchCart = () => fetchCartAnew(queryClient);
  return useWrite({
    scope: CART_SCOPE,
    mutationFn: ({ contact, cart }: { contact: Contact; cart: Cart }) => {
      const body: OrderBody = { ...contact, ...seenCart(cart) };
      if (JSON.stringify(last.current?.body) !== JSON.stringify(body))
        last.current = { body, key: randomKey() };
      return api.post(API.orders, {
        body,
        schema: Order,
        headers: { [IDEMPOTENCY_HEADER]: last.current?.key ?? randomKey() },
      });
    },
    onSuccess: (order) => {
      // The same clips for the same person again are another order.
      last.current = undefined;
      onPlaced(order);
      return refetchCart();
    },
    onError: (error) => {
      onFailed(readFailure(error));
      return isRefusal(error) ? refetchCart() : undefined;
    },
  });
}

/** What is mended in the cart, not in the form. */
const CART_FAULTS: ProblemCode[] = [
  "cart_empty",
  "line_unavailable",
  "charm_out_of_stock",
];

/** Whether the shop has answered that it did not take the order. */
function isRefusal(error: Error): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

function readFailure(error: Error): OrderFailure {
  // A conflict and its like is explained; what is our own fault is not.
  if (!isRefusal(error))
    return { sentence: undefined, isForCart: false, fields: {} };
  const { problem } = error;
  const fields: EntryErrors = {};
  for (const name of FIELD_NAMES) {
    const message = problem?.fields?.[name];
    if (message) fields[name] = message;
  }
  const isForCart = CART_FAULTS.some((code) => code === problem?.code);
  return { sentence: problem?.message, isForCart, fields };
}

// crypto.randomUUID is there on https only; a shop at home may go without.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
