import * as z from "zod/mini";

// How the maker is paid, as she says it under Details. Only she reads it; a
// customer sees the part that an order asks for.

export const Bank = z.object({
  holder: z.string(),
  /** In its electronic form, without spaces. */
  iban: z.string(),
  bic: z.optional(z.string()),
});
export type Bank = z.infer<typeof Bank>;

export const Payment = z.object({
  bank: z.optional(Bank),
  /** Her own address to pay at, with {amount} and {order}. */
  link: z.optional(z.string()),
  /** Whether customers pay in cash when they collect. */
  cash: z.optional(z.boolean()),
  /** Whether an order asks for its money by itself. */
  askAtOnce: z.optional(z.boolean()),
});
export type Payment = z.infer<typeof Payment>;
