import { errorKey } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import { Id } from "#shared/api/ids.ts";
import { ImageUrlInput, Picture } from "#shared/images/schema.ts";
import { Price, PriceInput } from "#shared/money/schema.ts";
import { StockInput, StockQuantity, WasCounted } from "#shared/stock/schema.ts";
import { TextInput } from "#shared/text/input.ts";

const MAX_RESIN_NAME = 60;

/**
 * A resin that a clip is poured in. `price` is added to the base price.
 * `imageUrl` is a transparent picture, 16:9, of the clip from the front, on
 * which charms and letters are drawn.
 */
export const Resin = z.object({
  id: Id,
  name: z.string(),
  price: Price,
  imageUrl: z.string(),
  picture: z.nullable(Picture),
  inStock: z.boolean(),
  stockQuantity: StockQuantity,
  wasCounted: WasCounted,
  updatedAt: z.iso.datetime(),
});
export type Resin = z.infer<typeof Resin>;

export const ResinList = z.array(Resin);

const fields = {
  name: TextInput({
    max: MAX_RESIN_NAME,
    required: errorKey("resinNameMissing"),
    tooLong: errorKey("nameLong", MAX_RESIN_NAME),
  }),
  imageUrl: ImageUrlInput,
  /** Cents that are added to the base price. */
  price: PriceInput,
  inStock: z.boolean(),
  /** A PUT without it leaves it as it is. */
  stockQuantity: z.optional(StockInput),
};
export const ResinInput = z.object({
  ...fields,
  price: z._default(fields.price, 0),
  inStock: z._default(fields.inStock, true),
});
/** A change of some fields; what is not sent stays as it is. */
export const ResinPatch = z.partial(z.object(fields));
export type ResinBody = z.input<typeof ResinInput>;
export type ResinInput = z.output<typeof ResinInput>;
