import * as z from "zod/mini";

/** What every page says of the shop itself. Set by its owner. */
export const ShopInfo = z.object({
  name: z.string(),
  ownerEmail: z.string(),
  supportEmail: z.string(),
  /** Empty where the shop has no social page. */
  socialUrl: z.string(),
  publicUrl: z.string(),
});
export type ShopInfo = z.infer<typeof ShopInfo>;
