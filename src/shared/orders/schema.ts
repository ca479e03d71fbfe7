import type { Language } from "#shared/messages/languages.ts";
import * as z from "zod/mini";
import { DesignCharm, DesignResin } from "#shared/clip/schema.ts";
import { Id } from "#shared/api/schema.ts";
import { OrderDiscount } from "#shared/discounts/schema.ts";
import { Price, Total } from "#shared/money/schema.ts";
import { Address, ChosenDelivery, Gift } from "#shared/delivery/schema.ts";
import { PAYMENT_STATES } from "#shared/payment/rules.ts";

/**
 * The most confirmations that one mailbox gets a day. Further orders are
 * accepted without one.
 */
export const MAX_CONFIRMATIONS_A_DAY = 5;

/** Those of an order that names none: at first there were no others. */
export const FIRST_LANGUAGE: Language = "en";
export const FIRST_CURRENCY = "USD";

export const FIRST_ORDER_NUMBER = 1001;

/** A line of a placed order: a snapshot that no later change affects. */
export const OrderItem = z.object({
  productId: z.int(),
  productName: z.string(),
  variantTitle: z.nullable(z.string()),
  description: z.string(),
  quantity: z.int().check(z.positive()),
  price: Price,
  /** What it cost without the sale that ran; absent: there was none. */
  regularPrice: z.optional(Price),
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
  /** The shop's when the order was placed (ISO 4217). */
  currency: z._default(z.string(), FIRST_CURRENCY),
  items: z.array(OrderItem),
  // Absent where the order has none of it:
  discount: z.optional(OrderDiscount),
  delivery: z.optional(ChosenDelivery),
  address: z.optional(Address),
  note: z.optional(z.string()),
  gift: z.optional(Gift),
  createdAt: z.iso.datetime(),
  /** The day by which it was said to be ready; absent if none was said. */
  readyBy: z.optional(z.iso.date()),
});
export type Order = z.infer<typeof Order>;

/** Whether the customer is mailed what was ordered; "none": nothing comes. */
const ConfirmationMail = z.enum(["queued", "none"]);

/** Whether the order asks for its money itself. */
const PlacedPayment = z.object({ state: z.enum(PAYMENT_STATES) });

/** The reply to an order: the order, and the address of the shopper's page. */
export const PlacedOrder = z.extend(Order, {
  url: z.string(),
  /** A copy of the shop of an earlier version does not say it. */
  confirmation: z._default(ConfirmationMail, "queued"),
  payment: z.optional(PlacedPayment),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** The data that the confirmation page stores in session storage. */
export const Confirmation = z.extend(Order, {
  url: z.optional(z.string()),
  confirmation: z.optional(ConfirmationMail),
  payment: z.optional(PlacedPayment),
  items: z.array(
    z.object({
      name: z.string(),
      /** Part of the name where an earlier version stored it. */
      variantTitle: z.optional(z.nullable(z.string())),
      description: z.optional(z.string()),
      quantity: z.int(),
      price: Price,
      /** Absent where an earlier version stored it. */
      imageUrl: z.optional(z.string()),
      customText: z.optional(z.string()),
      charms: z.optional(z.array(DesignCharm)),
      resin: z.optional(DesignResin),
    }),
  ),
});
export type Confirmation = z.infer<typeof Confirmation>;

// The maker corrects an order before she makes it.

/** The fields that a correction can change. */
const CHANGED = [
  "quantity",
  "letters",
  "charms",
  "resin",
  "total",
  "name",
  "email",
  "phone",
  "address",
] as const;

/** A change as it is kept and read: of what, of which line, from what to what. */
export const Change = z.object({
  what: z.enum(CHANGED),
  /** The name of the line; absent for what belongs to the whole order. */
  line: z.optional(z.string()),
  before: z.string(),
  after: z.string(),
});
export type Change = z.infer<typeof Change>;

export const Correction = z.object({
  at: z.iso.datetime(),
  changes: z.array(Change),
});
export type Correction = z.infer<typeof Correction>;

/** Whether the customer has the confirmation; `reason` is the mail server's. */
export const ConfirmationState = z.object({
  state: z.enum(["none", "waiting", "sent", "failed"]),
  reason: z.optional(z.string()),
});
export type ConfirmationState = z.infer<typeof ConfirmationState>;
