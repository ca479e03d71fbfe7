import * as z from "zod/mini";
import { Product } from "#shared/catalog/schema.ts";
import { StockQuantity } from "./schema.ts";

/** A product whose stock was changed. */
export const ChangedStock = z.extend(Product, {
  /** How many pieces of what was changed are held for carts. */
  held: StockQuantity,
});
export type ChangedStock = z.infer<typeof ChangedStock>;
