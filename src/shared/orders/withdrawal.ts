import { errorKey } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import { TextInput } from "#shared/text/input.ts";
import { mayBeLinked, namesAddress } from "./contact-rules.ts";
import { ContactInput, EmailInput } from "./contact.ts";

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
