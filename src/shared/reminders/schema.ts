import * as z from "zod/mini";
import { Id, PathId } from "#shared/api/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { SubscribeInput } from "#shared/newsletter/schema.ts";

// People wait for a clip that is sold out, in someone's cart, or still to come.

/** The most mails about clips that one mailbox gets a day. */
export const MAX_REMINDERS_A_DAY = 3;
/** The number of clips for which one mailbox may wait. */
export const MAX_WAITING_OF_MAILBOX = 20;
/**
 * The number of people who may wait with addresses from one address of origin.
 */
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
