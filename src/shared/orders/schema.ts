import * as z from "zod/mini";
import type { Cart } from "#shared/cart/schema.ts";
import { cartTotal, lineTitle } from "#shared/cart/rules.ts";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { DesignCharm, DesignResin } from "#shared/clip/schema.ts";
import {
  CONTACT_MESSAGES,
  MAX_EMAIL,
  MAX_NAME,
  MAX_PHONE_DIGITS,
  MIN_PHONE_DIGITS,
  namesAddress,
} from "./contact-rules.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { Id } from "#shared/api/ids.ts";
import { Price, SeenAmount, Total } from "#shared/money/schema.ts";
import { TextInput } from "#shared/text/input.ts";

/**
 * The most confirmations that one mailbox gets a day. Further orders are
 * accepted without one.
 */
export const MAX_CONFIRMATIONS_A_DAY = 5;

/** The number of the first order. */
export const FIRST_ORDER_NUMBER = 1001;

/** Exactly one address: a comma or a space would add a second recipient. */
export function EmailInput(missing: string) {
  return z.pipe(
    TextInput({
      max: MAX_EMAIL,
      required: missing,
      tooLong: CONTACT_MESSAGES.emailInvalid,
    }),
    z.email({ error: CONTACT_MESSAGES.emailInvalid }),
  );
}

const PhoneInput = TextInput({
  max: 40,
  required: CONTACT_MESSAGES.phoneMissing,
  tooLong: CONTACT_MESSAGES.phoneInvalid,
}).check(z.refine(isPhone, { error: CONTACT_MESSAGES.phoneInvalid }));

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/[\s+().-]/g, "");
  return (
    /^\d+$/.test(digits) &&
    digits.length >= MIN_PHONE_DIGITS &&
    digits.length <= MAX_PHONE_DIGITS
  );
}

/** The contact details of the checkout form. */
export const ContactInput = z.object({
  customerName: TextInput({
    max: MAX_NAME,
    required: CONTACT_MESSAGES.nameMissing,
    tooLong: CONTACT_MESSAGES.nameLong,
  }).check(
    z.refine((name) => !namesAddress(name), {
      error: CONTACT_MESSAGES.nameAddress,
    }),
  ),
  customerEmail: EmailInput(CONTACT_MESSAGES.emailMissing),
  customerPhone: PhoneInput,
});
export type Contact = z.output<typeof ContactInput>;

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
  total: SeenAmount,
  items: z.array(SeenItem).check(z.maxLength(200)),
});
export type OrderBody = z.input<typeof OrderInput>;
export type OrderInput = z.output<typeof OrderInput>;

/** The header with a random key of each checkout, which identifies repeats. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
export const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/));
/** Without a key, the same body from the same cart in this time is a repeat. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

/** A line of a placed order: a snapshot that no later change affects. */
export const OrderItem = z.object({
  productId: z.int(),
  productName: z.string(),
  variantTitle: z.nullable(z.string()),
  description: z.string(),
  quantity: z.int().check(z.positive()),
  price: Price,
  imageUrl: z.string(),
  selectedCharms: z.optional(z.array(Id)),
  customText: z.optional(z.string()),
  charms: z.optional(z.array(DesignCharm)),
  resin: z.optional(DesignResin),
});
export type OrderItem = z.infer<typeof OrderItem>;

export const Order = z.object({
  id: Id,
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  total: Total,
  items: z.array(OrderItem),
  createdAt: z.iso.datetime(),
});
export type Order = z.infer<typeof Order>;

/** The reply to an order: the order, and the address of the shopper's page. */
export const PlacedOrder = z.extend(Order, { url: z.string() });
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** What the confirmation page stores in session storage. */
export const Confirmation = z.extend(Order, {
  url: z.optional(z.string()),
  items: z.array(
    z.object({
      name: z.string(),
      description: z.optional(z.string()),
      quantity: z.int(),
      price: Price,
      customText: z.optional(z.string()),
      charms: z.optional(z.array(DesignCharm)),
      resin: z.optional(DesignResin),
    }),
  ),
});
export type Confirmation = z.infer<typeof Confirmation>;

/** What to store of a placed order for the confirmation page. */
export function toConfirmation(order: PlacedOrder): Confirmation {
  return {
    ...order,
    items: order.items.map((item) => ({
      name: lineTitle(item.productName, item.variantTitle),
      description: item.description,
      quantity: item.quantity,
      price: item.price,
      customText: item.customText,
      charms: item.charms,
      resin: item.resin,
    })),
  };
}

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
