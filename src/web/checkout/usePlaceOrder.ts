import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Cart } from "#shared/cart/schema.ts";
import type { ProblemCode } from "#shared/api/errors.ts";
import {
  type Contact,
  IDEMPOTENCY_HEADER,
  type OrderBody,
  PlacedOrder,
  seenCart,
} from "#shared/orders/schema.ts";
import { API } from "#shared/api/paths.ts";
import { ApiError, api } from "#web/data/api.ts";
import { CART_SCOPE, refetchCart } from "#web/data/queries.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import { type ContactErrors, FIELD_NAMES } from "./contact-form.ts";

export type OrderFailure = {
  /** The reason, if the shop gives one. */
  sentence: string | undefined;
  /** Whether the cart has to be changed before another attempt. */
  isCartProblem: boolean;
  fields: ContactErrors;
};

type PlaceOrder = {
  onPlaced: (order: PlacedOrder) => void;
  onFailed: (failure: OrderFailure) => void;
};

type Checkout = { contact: Contact; cart: Cart; website?: string | undefined };

type Attempt = { body: OrderBody; key: string };

/**
 * Orders the cart as the shopper sees it. All attempts with the same content
 * have the same idempotency key, so the shop accepts the order only once.
 * While it is unknown whether an attempt arrived, the cart is not fetched
 * again: it might be empty, and the next attempt would have different content.
 */
export function usePlaceOrder({ onPlaced, onFailed }: PlaceOrder) {
  const queryClient = useQueryClient();
  const lastAttempt = useRef<Attempt>(undefined);
  return useExclusiveMutation({
    scope: CART_SCOPE,
    mutationFn: ({ contact, cart, website }: Checkout) => {
      const body: OrderBody = { ...contact, ...seenCart(cart), website };
      if (JSON.stringify(lastAttempt.current?.body) !== JSON.stringify(body))
        lastAttempt.current = { body, key: randomKey() };
      return api.post(API.orders, {
        body,
        schema: PlacedOrder,
        headers: {
          [IDEMPOTENCY_HEADER]: lastAttempt.current?.key ?? randomKey(),
        },
      });
    },
    onSuccess: (order) => {
      // A later order of the same clips must get a new key.
      lastAttempt.current = undefined;
      onPlaced(order);
      return refetchCart(queryClient);
    },
    onError: (error) => {
      onFailed(readFailure(error));
      return isRefusal(error) ? refetchCart(queryClient) : undefined;
    },
  });
}

/** Problems that are fixed in the cart, not in the form. */
const CART_PROBLEMS: ProblemCode[] = [
  "cart_empty",
  "line_unavailable",
  "charm_out_of_stock",
];

/** Whether the shop replied that it did not accept the order. */
function isRefusal(error: Error): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

function readFailure(error: Error): OrderFailure {
  // Only a refusal has a reason that helps the shopper.
  if (!isRefusal(error))
    return { sentence: undefined, isCartProblem: false, fields: {} };
  const { problem } = error;
  const fields: ContactErrors = {};
  for (const name of FIELD_NAMES) {
    const message = problem?.fields?.[name];
    if (message) fields[name] = message;
  }
  const isCartProblem = CART_PROBLEMS.some((code) => code === problem?.code);
  return { sentence: problem?.message, isCartProblem, fields };
}

// crypto.randomUUID exists only on https, and a shop may run on plain http.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
