import * as z from "zod/mini";
import { errorKey } from "#shared/messages/error-key.ts";
import { EmailInput } from "./contact.ts";

/** The most mails with the links of its orders that a mailbox gets a day. */
export const MAX_LINK_MAILS_A_DAY = 3;

/** Asks for the links of the orders of an address. */
export const LinksInput = z.object({
  email: EmailInput(errorKey("emailMissing")),
});
