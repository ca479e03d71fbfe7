import * as z from "zod/mini";
import { Id } from "#shared/api/schema.ts";
import { CODE_LIMITS } from "#shared/discounts/rules.ts";
import { MAX_CHARMS } from "#shared/clip/rules.ts";
import { SeenAmount } from "#shared/money/schema.ts";
import {
  AddressInput,
  GiftInput,
  OrderNoteInput,
} from "#shared/delivery/schema.ts";
import {
  ContactInput,
  EmailInput,
  mayBeLinked,
  namesAddress,
} from "./contact.ts";
import { MINUTE_MS } from "#shared/text/dates.ts";
import { MAX_QUANTITY } from "#shared/cart/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { DesignInput } from "#shared/clip/schema.ts";
import { TextInput } from "#shared/text/input.ts";

/** A cart line as the shopper saw it. */
export const SeenItem = z.object({
  productId: z.int(),
  productName: z.string().check(z.maxLength(300)),
  /**
   * The fields that tell lines apart besides; programs may leave out all three.
   */
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
  /** A code that takes something off. */
  discountCode: z.optional(z.string().check(z.maxLength(CODE_LIMITS.typed))),
  /** Less what the code takes, and with the delivery. */
  total: SeenAmount,
  items: z.array(SeenItem).check(z.maxLength(200)),
});
export type OrderBody = z.input<typeof OrderInput>;
export type OrderInput = z.output<typeof OrderInput>;

export const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/));
/** Without a key, the same body from the same cart in this time is a repeat. */
export const REPEAT_WINDOW_MS = 10 * MINUTE_MS;

const { customerName, customerEmail, customerPhone } = ContactInput.shape;

const QUANTITY = errorKey("quantity", 0, MAX_QUANTITY);
/** 0 takes the line out. */
const Quantity = z
  .int(QUANTITY)
  .check(z.minimum(0, QUANTITY), z.maximum(MAX_QUANTITY, QUANTITY));

const LineCorrection = z.object({
  /** The place of the line in the order's `items`, from 0. */
  line: z.int(errorKey("lineUnknown")).check(z.minimum(0)),
  quantity: z.optional(Quantity),
  /**
   * The design of a custom clip as a whole; without a resin, it keeps its own.
   */
  design: z.optional(DesignInput),
});
export type LineCorrection = z.output<typeof LineCorrection>;

/** The corrections of the maker; what is absent stays as it is. */
export const CorrectionInput = z.object({
  /** The revision of the order that she saw. */
  revision: z.int(),
  customerName: z.optional(customerName),
  customerEmail: z.optional(customerEmail),
  customerPhone: z.optional(customerPhone),
  address: z.optional(AddressInput),
  lines: z._default(z.array(LineCorrection).check(z.maxLength(200)), []),
});
export type CorrectionBody = z.input<typeof CorrectionInput>;
export type CorrectionInput = z.output<typeof CorrectionInput>;

// The right to withdraw from an order, where the maker offers it. Its days run
// from the receipt, which the shop does not know: nothing is hidden early.

/** The most receipts of the form that one mailbox gets a day. */
export const MAX_RECEIPTS_A_DAY = 3;

const MAX_ORDER_TEXT = 40;
const LINES = errorKey("withdrawLines");

/** Withdrawing by an order's link. Without lines: from all that can be. */
export const WithdrawInput = z.object({
  /** The places of the lines in the order's `items`, from 0. */
  lines: z.optional(
    z
      .array(z.int(LINES).check(z.minimum(0, LINES)), LINES)
      .check(z.minLength(1, LINES), z.maxLength(200, LINES)),
  ),
});
export type WithdrawInput = z.output<typeof WithdrawInput>;
export const WithdrawBody = z.optional(WithdrawInput);

/** Withdrawing by the form, for those without the link. */
export const DeclarationInput = z.object({
  name: ContactInput.shape.customerName,
  /** As the customer knows it: "1048", "No. 1048". */
  orderId: z.pipe(
    z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    TextInput({
      max: MAX_ORDER_TEXT,
      required: errorKey("orderMissing"),
      tooLong: errorKey("textLong", MAX_ORDER_TEXT),
      // Repeated in a mail to an address that a stranger may have given.
    }).check(
      z.refine((text) => !namesAddress(text) && !mayBeLinked(text), {
        error: errorKey("orderMissing"),
      }),
    ),
  ),
  email: EmailInput(errorKey("emailMissing")),
});
export type DeclarationInput = z.output<typeof DeclarationInput>;

/** The most mails with the links of its orders that a mailbox gets a day. */
export const MAX_LINK_MAILS_A_DAY = 3;

/** Asks for the links of the orders of an address. */
export const LinksInput = z.object({
  email: EmailInput(errorKey("emailMissing")),
});
