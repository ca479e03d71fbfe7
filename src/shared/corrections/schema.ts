import * as z from "zod/mini";

// What the maker corrects in an order before she makes it.

/** What a correction can change. */
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
