import * as z from "zod/mini";
import { Id, PathId } from "#shared/api/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { SubscribeInput } from "#shared/newsletter/schema.ts";

// Who waits for a clip that is sold out, in someone's cart, or still to come.

/** The most mails about clips that one mailbox gets a day. */
export const MAX_REMINDERS_A_DAY = 3;
/** For how many clips one mailbox may wait. */
export const MAX_WAITING_OF_MAILBOX = 20;
/** How many may wait whose addresses came from one address of origin. */
export const MAX_WAITING_OF_ORIGIN = 300;
/** An address is forgotten then, whatever it waits for. */
export const LONGEST_WAIT_MS = 365 * DAY_MS;

export const RemindInput = z.extend(SubscribeInput, {
  /** The variant that is waited for; absent: any. */
  variantId: z.optional(Id),
});
/** The fields of the form of a page without scripts; ids are texts there. */
export const RemindForm = z.extend(SubscribeInput, {
  productId: PathId,
  variantId: z.optional(PathId),
});
export type RemindInput = z.output<typeof RemindInput>;
