import { CONFIRMATION_KEY, toConfirmation } from "#shared/orders/checkout.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import { createSessionStore } from "./storage.ts";

// Not checked here: the checkout, which writes it, does without the schema.
const lastOrder = createSessionStore<unknown>(
  CONFIRMATION_KEY,
  null,
  (stored) => stored,
);

/** Stores the placed order for the confirmation page. */
export function saveConfirmation(order: PlacedOrder): void {
  lastOrder.set(toConfirmation(order));
}

/** Returns what was stored and removes it; null if there is nothing. */
export function takeConfirmation(): unknown {
  const order = lastOrder.get();
  lastOrder.set(null);
  return order;
}
