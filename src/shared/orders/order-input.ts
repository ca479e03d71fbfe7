import * as z from "zod/mini";
import { Id } from "#shared/api/ids.ts";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { AddressInput } from "#shared/delivery/address.ts";
import { GiftInput, OrderNoteInput } from "#shared/delivery/schema.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { SeenAmount } from "#shared/money/schema.ts";
import { ContactInput } from "./contact.ts";

/** A cart line as the shopper saw it. */
export const SeenItem = z.object({
  productId: z.int(),
  productName: z.string().check(z.maxLength(300)),
  /** What else tells lines apart; programs may leave out all three. */
  variantId: z.optional(z.nullable(Id)),
  selectedCharms: z.optional(z.array(Id).check(z.maxLength(MAX_CHARMS))),
  resinId: z.optional(z.nullable(Id)),
  quantity: z.int(),
  price: SeenAmount,
});
export type SeenItem = z.output<typeof SeenItem>;

/** Placing an order: contact details, and the cart as the shopper saw it. */
export const OrderInput = z.extend(ContactInput, {
  /** A field that people cannot see: only a program fills it in. */
  website: z.optional(z.string().check(z.maxLength(500))),
  // Where the shop offers a choice of delivery:
  deliveryId: z.optional(Id),
  address: z.optional(AddressInput),
  note: z.optional(OrderNoteInput),
  gift: z.optional(z.nullable(GiftInput)),
  /** With the delivery. */
  total: SeenAmount,
  items: z.array(SeenItem).check(z.maxLength(200)),
});
export type OrderBody = z.input<typeof OrderInput>;
export type OrderInput = z.output<typeof OrderInput>;

export const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/));
/** Without a key, the same body from the same cart in this time is a repeat. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS;
