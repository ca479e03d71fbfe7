import * as z from "zod/mini";
import { Picture } from "#shared/images/schema.ts";
import { Price } from "#shared/money/schema.ts";
import { Product } from "./schema.ts";

/** Another clip that a clip's page leads to. */
const OtherClip = z.object({
  slug: z.string(),
  name: z.string(),
  /** The lowest price of its options. */
  price: Price,
  hasSeveralPrices: z.boolean(),
  imageUrl: z.string(),
  picture: z.nullable(Picture),
});
export type OtherClip = z.infer<typeof OtherClip>;

/** What the page of a clip shows. */
export const ClipPage = z.object({
  product: Product,
  /** The HTML that the server makes of the details; safe to insert. */
  html: z.string(),
  /** What the clip is drawn in beside a bank card; null for the built-in one. */
  resin: z.nullable(
    z.object({ imageUrl: z.string(), picture: z.nullable(Picture) }),
  ),
  more: z.array(OtherClip),
});
export type ClipPage = z.infer<typeof ClipPage>;

/** How many other clips the page shows. */
export const OTHER_CLIPS = 4;
