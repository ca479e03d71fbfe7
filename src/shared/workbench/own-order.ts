import * as z from "zod/mini";
import { Id } from "#shared/api/schema.ts";
import { MAX_QUANTITY } from "#shared/cart/schema.ts";
import { DesignInput } from "#shared/clip/schema.ts";
import { AddressInput, OrderNoteInput } from "#shared/delivery/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { PriceInput } from "#shared/money/schema.ts";
import {
  CONTACT_MESSAGES,
  ContactInput,
  MAX_NAME,
  namesAddress,
} from "#shared/orders/contact.ts";
import { PlacedOrder } from "#shared/orders/schema.ts";
import { TextInput } from "#shared/text/input.ts";

// An order that the maker takes herself, at a market or by a message.

const MAX_ITEM_NAME = 100;
const MAX_SOURCE = 40;
const MAX_ITEMS = 50;

const QUANTITY = errorKey("quantity", 1, MAX_QUANTITY);
const Quantity = z
  .int(QUANTITY)
  .check(z.minimum(1, QUANTITY), z.maximum(MAX_QUANTITY, QUANTITY));

/** A product at its price. */
const OwnProduct = z.object({
  productId: Id,
  /** Absent: the first one, if there are any. */
  variantId: z.optional(z.nullable(Id)),
  quantity: Quantity,
});
/** A clip after a design, at the price of its parts. */
const OwnDesign = z.object({ design: DesignInput, quantity: Quantity });
/** Anything else, at a price of her own. */
const OwnThing = z.object({
  name: TextInput({
    max: MAX_ITEM_NAME,
    required: errorKey("itemNameMissing"),
    tooLong: errorKey("nameLong", MAX_ITEM_NAME),
  }),
  price: PriceInput,
  quantity: Quantity,
});

const { customerEmail, customerPhone } = ContactInput.shape;
const { emailInvalid, phoneInvalid, nameLong, nameAddress } = CONTACT_MESSAGES;
const WRONG = errorKey("itemsWrong");

export const OwnOrderInput = z.object({
  /** The customer's, or what she calls it: "Market, November 27". */
  customerName: TextInput({
    max: MAX_NAME,
    required: errorKey("ownNameMissing"),
    tooLong: nameLong,
  }).check(z.refine((name) => !namesAddress(name), { error: nameAddress })),
  // Empty: she knows none.
  customerEmail: z._default(
    z.union([z.literal(""), customerEmail], emailInvalid),
    "",
  ),
  customerPhone: z._default(
    z.union([z.literal(""), customerPhone], phoneInvalid),
    "",
  ),
  items: z
    .array(z.union([OwnProduct, OwnDesign, OwnThing], WRONG), WRONG)
    .check(
      z.minLength(1, errorKey("itemsMissing")),
      z.maxLength(MAX_ITEMS, errorKey("itemsMany", MAX_ITEMS)),
    ),
  /** Absent: it is handed over, or nothing is said of it. */
  deliveryId: z.optional(Id),
  address: z.optional(AddressInput),
  note: z.optional(OrderNoteInput),
  /** Whether she has the money. */
  paid: z._default(z.boolean(), false),
  /** "market", "message", or her own word. */
  source: z._default(
    TextInput({ max: MAX_SOURCE, tooLong: errorKey("textLong", MAX_SOURCE) }),
    "",
  ),
  /** Whether the customer gets the confirmation, at the address if it is given. */
  confirm: z._default(z.boolean(), false),
});
export type OwnOrderBody = z.input<typeof OwnOrderInput>;
export type OwnOrderInput = z.output<typeof OwnOrderInput>;
export type OwnItem = OwnOrderInput["items"][number];

/** The order, and the path of the maker's page. */
export const OwnOrder = z.extend(PlacedOrder, { makerUrl: z.string() });
export type OwnOrder = z.infer<typeof OwnOrder>;
