import { HOUR_MS } from "#shared/text/dates.ts";
import { cartTotal } from "#shared/cart/sum.ts";
import type { Cart } from "#shared/cart/schema.ts";
import type { OrderInput } from "./input.ts";
import type { Confirmation, PlacedOrder } from "./schema.ts";
import * as z from "zod/mini";
import { Id } from "#shared/api/schema.ts";
import { Total } from "#shared/money/schema.ts";

/** The key in session storage of the order that was just placed. */
export const CONFIRMATION_KEY = "lastOrderConfirmation";

/** An empty cart names for so long the order that emptied it. */
export const RECENT_ORDER_MS = HOUR_MS;

/** The part of an order request that repeats what the cart shows. */
export function seenCart(cart: Cart): Pick<OrderInput, "total" | "items"> {
  return {
    total: cartTotal(cart),
    items: cart.map((line) => ({
      productId: line.productId,
      productName: line.product.name,
      variantId: line.variantId,
      selectedCharms: line.selectedCharms,
      resinId: line.resin?.id,
      quantity: line.quantity,
      price: line.product.price,
    })),
  };
}

/** Returns what to store of a placed order for the confirmation page. */
export function toConfirmation(order: PlacedOrder): Confirmation {
  return {
    ...order,
    items: order.items.map((item) => ({
      name: item.productName,
      variantTitle: item.variantTitle,
      description: item.description,
      quantity: item.quantity,
      price: item.price,
      imageUrl: item.imageUrl,
      customText: item.customText,
      charms: item.charms,
      resin: item.resin,
    })),
  };
}

// A shopper finds an order whose reply was lost by this.

/** An order that was placed from this cart a short time ago. */
export const RecentOrder = z.object({
  id: Id,
  /** The shopper's page. */
  url: z.string(),
  total: Total,
  createdAt: z.iso.datetime(),
});
export type RecentOrder = z.infer<typeof RecentOrder>;

/** Null: none was placed from this cart within the hour. */
export const RecentOrderReply = z.object({ order: z.nullable(RecentOrder) });
export type RecentOrderReply = z.infer<typeof RecentOrderReply>;

/**
 * Returns a key that tells an attempt from others. crypto.randomUUID exists only
 * on https, and a shop may run on plain http.
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
