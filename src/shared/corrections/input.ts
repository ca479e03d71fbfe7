import * as z from "zod/mini";
import { MAX_QUANTITY } from "#shared/cart/schema.ts";
import { DesignInput } from "#shared/clip/schema.ts";
import { AddressInput } from "#shared/delivery/address.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { ContactInput } from "#shared/orders/contact.ts";

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
  /** Of a custom clip, as a whole; without a resin, it keeps its own. */
  design: z.optional(DesignInput),
});
export type LineCorrection = z.output<typeof LineCorrection>;

/** What the maker corrects; what is absent stays as it is. */
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
