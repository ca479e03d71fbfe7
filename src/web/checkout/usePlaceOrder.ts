import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Cart } from "#shared/cart/schema.ts";
import type { Contact } from "#shared/orders/contact.ts";
import { IDEMPOTENCY_HEADER, seenCart } from "#shared/orders/seen-cart.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import type { OrderBody } from "#shared/orders/order-input.ts";
import { placeOrder } from "#shared/orders/place-call.ts";
import { send, isRefusal } from "#web/data/api.ts";
import { CART_SCOPE, ORDER_KEY, refetchCart } from "#web/data/queries.ts";
import { useAskAgain } from "#web/data/useAskAgain.ts";
import { useExclusiveMutation } from "#web/data/useExclusiveMutation.ts";
import type { DeliveryInput } from "#web/delivery/delivery-form.ts";
import type { CheckoutErrors } from "./contact-form.ts";
import { refreshDelivery } from "./delivery.ts";

export type OrderFailure = {
  /** The reason, if the shop gives one. */
  sentence: string | undefined;
  /** Whether the cart has to be changed before another attempt. */
  isCartProblem: boolean;
  fields: CheckoutErrors;
};

type PlaceOrder = {
  onPlaced: (order: PlacedOrder) => void;
  onFailed: (failure: OrderFailure) => void;
};

type Checkout = {
  contact: Contact;
  cart: Cart;
  delivery: DeliveryInput | undefined;
  website?: string | undefined;
};

type Attempt = { body: OrderBody; key: string };

/**
 * Orders the cart as the shopper sees it. All attempts with the same content
 * have the same idempotency key, so the shop accepts the order only once.
 * While it is unknown whether an attempt arrived, the cart is not fetched
 * again: it might be empty, and the next attempt would have different content.
 */
export function usePlaceOrder({ onPlaced, onFailed }: PlaceOrder) {
  const queryClient = useQueryClient();
  const askAgain = useAskAgain();
  const lastAttempt = useRef<Attempt>(undefined);
  return useExclusiveMutation({
    scope: CART_SCOPE,
    mutationKey: ORDER_KEY,
    mutationFn: ({ contact, cart, delivery, website }: Checkout) => {
      const body: OrderBody = {
        ...contact,
        ...seenCart(cart),
        ...delivery,
        website,
      };
      if (JSON.stringify(lastAttempt.current?.body) !== JSON.stringify(body))
        lastAttempt.current = { body, key: randomKey() };
      return send(placeOrder, {
        body,
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
    onError: (error, { delivery }) => {
      onFailed(readFailure(error));
      if (!isRefusal(error)) return;
      // The delivery that was chosen, or none, may be what is refused.
      const isStale = delivery || error.problem?.fields?.deliveryId;
      return Promise.all([
        refetchCart(queryClient),
        askAgain(error),
        isStale && refreshDelivery(),
      ]);
    },
  });
}

function readFailure(error: Error): OrderFailure {
  // Only a refusal has a reason that helps the shopper.
  if (!isRefusal(error))
    return { sentence: undefined, isCartProblem: false, fields: {} };
  const { problem } = error;
  // Such a problem comes with the cart, and is mended there, not in the form.
  const isCartProblem =
    problem?.cart !== undefined && problem.code !== "price_changed";
  return {
    sentence: problem?.message,
    isCartProblem,
    fields: problem?.fields ?? {},
  };
}

// crypto.randomUUID exists only on https, and a shop may run on plain http.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
