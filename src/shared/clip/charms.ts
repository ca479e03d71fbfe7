import * as z from "zod/mini";
import { Id } from "#shared/api/ids.ts";
import { ImageUrlInput, Picture } from "#shared/images/schema.ts";
import { Price, PriceInput } from "#shared/money/schema.ts";
import { TextInput } from "#shared/text/input.ts";

const MAX_CHARM_NAME = 60;
const MAX_STOCK = 1_000_000;
/** A counted charm with this many left or fewer is running low. */
export const LOW_STOCK = 2;

export const Charm = z.object({
  id: Id,
  name: z.string(),
  price: Price,
  imageUrl: z.string(),
  picture: z.nullable(Picture),
  inStock: z.boolean(),
  stockQuantity: z.int().check(z.nonnegative()),
  updatedAt: z.iso.datetime(),
});
export type Charm = z.infer<typeof Charm>;

export const CharmList = z.array(Charm);

/**
 * The stock in a request. As specified, anything but a number becomes 0, and
 * decimals are cut off.
 */
const StockInput = z
  .pipe(
    z._default(z.union([z.number(), z.string()]), 0),
    z.transform((value) => {
      const stock =
        typeof value === "number"
          ? Math.trunc(value)
          : Number.parseInt(value, 10);
      return Number.isNaN(stock) ? 0 : stock;
    }),
  )
  .check(
    z.refine((stock) => stock >= 0 && stock <= MAX_STOCK, {
      error: `Enter a stock from 0 to ${MAX_STOCK}.`,
    }),
  );

export const CharmInput = z.object({
  name: TextInput({
    max: MAX_CHARM_NAME,
    required: "Give the charm a name.",
    tooLong: `Keep the name within ${MAX_CHARM_NAME} characters.`,
  }),
  imageUrl: ImageUrlInput,
  price: PriceInput,
  inStock: z._default(z.boolean(), true),
  stockQuantity: StockInput,
});
export type CharmBody = z.input<typeof CharmInput>;
export type CharmInput = z.output<typeof CharmInput>;

/** Whether the shop counts this charm: only quantities above 0 are counted. */
export function isCounted(charm: Pick<Charm, "stockQuantity">): boolean {
  return charm.stockQuantity > 0;
}

/** Whether a charm is in stock, counted and running low. */
export function isLow(charm: Pick<Charm, "stockQuantity" | "inStock">) {
  return charm.inStock && isCounted(charm) && charm.stockQuantity <= LOW_STOCK;
}
