import { useRef } from "react";
import type { Cart } from "#shared/cart.ts";
import {
  type Contact,
  IDEMPOTENCY_HEADER,
  Order,
  type OrderBody,
  seenCart,
} from "#shared/orders.ts";
import { API } from "#shared/paths.ts";
import { ApiError, api } from "../api.ts";
import { useCartMutation } from "../queries.ts";
import { type EntryErrors, FIELD_NAMES } from "./entries.ts";

export type OrderFailure = {
  /** Why, where the shop says so. */
  sentence: string | undefined;
  fields: EntryErrors;
};

type PlaceOrder = {
  onPlaced: (order: Order) => void;
  onFailed: (failure: OrderFailure) => void;
};

/**
 * Orders what the shopper sees. However often it is tried, the same content
 * has the same key, so the shop takes it once; new content has a new key.
 */
export function usePlaceOrder({ onPlaced, onFailed }: PlaceOrder) {
  const checkout = useRef({ content: "", key: "" });
  return useCartMutation({
    write: ({ contact, cart }: { contact: Contact; cart: Cart }) => {
      const body: OrderBody = { ...contact, ...seenCart(cart) };
      const content = JSON.stringify(body);
      if (checkout.current.content !== content)
        checkout.current = { content, key: randomKey() };
      return api.post(API.orders, {
        body,
        schema: Order,
        headers: { [IDEMPOTENCY_HEADER]: checkout.current.key },
      });
    },
    onSuccess: (order) => {
      // The same clips for the same person again are another order.
      checkout.current = { content: "", key: "" };
      onPlaced(order);
    },
    onError: (error) => onFailed(readFailure(error)),
  });
}

function readFailure(error: Error): OrderFailure {
  if (!(error instanceof ApiError)) return { sentence: undefined, fields: {} };
  const { status, problem } = error;
  const fields: EntryErrors = {};
  for (const name of FIELD_NAMES) {
    const message = problem?.fields?.[name];
    if (message) fields[name] = message;
  }
  // A conflict and its like is explained; what is our own fault is not.
  return { sentence: status < 500 ? problem?.message : undefined, fields };
}

// crypto.randomUUID is there on https only; a shop at home may go without.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
