import { Id, OkReply } from "#shared/api/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import { DesignCharm, DesignResin } from "#shared/clip/schema.ts";
import { Picture } from "#shared/images/schema.ts";
import { Price } from "#shared/money/schema.ts";

const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 99;
/** The most lines in one cart: far more than any order has, to limit abuse. */
export const MAX_CART_LINES = 100;
const QUANTITY_MESSAGE = errorKey("quantity", MIN_QUANTITY, MAX_QUANTITY);

const Quantity = z
  .int({ error: QUANTITY_MESSAGE })
  .check(z.maximum(MAX_QUANTITY, QUANTITY_MESSAGE));

/** Adds a product; without `variantId`, in its first variant. */
export const AddToCartInput = z.object({
  productId: Id,
  variantId: z.optional(Id),
  quantity: z._default(
    Quantity.check(z.minimum(MIN_QUANTITY, QUANTITY_MESSAGE)),
    1,
  ),
});
export type AddToCartInput = z.output<typeof AddToCartInput>;

/** Changes a quantity; 0 removes the line. */
export const QuantityInput = z.object({
  quantity: Quantity.check(z.minimum(0, QUANTITY_MESSAGE)),
});
export type QuantityInput = z.infer<typeof QuantityInput>;

export const CartLine = z.object({
  id: Id,
  /** -1 for a custom clip. */
  productId: z.int(),
  variantId: z.nullable(Id),
  quantity: z.int().check(z.positive()),
  product: z.object({
    name: z.string(),
    /** The end of its page's address; absent for a custom clip. */
    slug: z.optional(z.string()),
    price: Price,
    // While a sale runs, as of a product:
    regularPrice: z.optional(Price),
    lowestPrice: z.optional(Price),
    imageUrl: z.string(),
    description: z.string(),
    /** The title of the chosen variant; null for a product without variants. */
    variantTitle: z.nullable(z.string()),
    /** The color of the resin that this title names; absent if it names none. */
    color: z.optional(z.string()),
    picture: z.nullable(Picture),
  }),
  selectedCharms: z.optional(z.array(Id)),
  customText: z.optional(z.string()),
  /** The charms of a custom line, including deleted ones, to draw the clip. */
  charms: z.optional(z.array(DesignCharm)),
  /** The resin of a custom line; absent for the built-in blush base. */
  resin: z.optional(DesignResin),
  /** The number of a counted product that there are; 1 is one of a kind. */
  stockQuantity: z.optional(z.int()),
  /** Until when its pieces are held for this cart, or were; ISO 8601. */
  heldUntil: z.optional(z.string()),
  /** False when the line can no longer be bought. */
  available: z.boolean(),
  /** Why the line cannot be bought, and what to do about it, as a sentence. */
  unavailableReason: z.optional(z.string()),
  /** Present when the price changed since the line was added. */
  previousPrice: z.optional(Price),
});
export type CartLine = z.infer<typeof CartLine>;

export const Cart = z.array(CartLine);
export type Cart = z.infer<typeof Cart>;

/** The changed line; a removed one has no reply but `ok`. */
export const QuantityReply = z.union([CartLine, OkReply]);
export type QuantityReply = z.infer<typeof QuantityReply>;
