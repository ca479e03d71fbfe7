import * as z from "zod/mini";
import { PaymentInput } from "#shared/payment/input.ts";
import { SiteContent } from "./schema.ts";

/** The content as the maker saves it, and how she is paid. */
export const SiteInput = z.extend(SiteContent, {
  /** Absent: it stays as it is. */
  payment: z.optional(z.nullable(PaymentInput)),
});
export type SiteInput = z.output<typeof SiteInput>;

export const SitePatch = z.partial(SiteInput);
export type SitePatch = z.output<typeof SitePatch>;
