import { errorKey } from "#shared/messages/error-key.ts";
import * as z from "zod/mini";
import { Id } from "#shared/api/ids.ts";
import { ImageUrlInput, Picture } from "#shared/images/schema.ts";
import { Price, PriceInput } from "#shared/money/schema.ts";
import {
  LenientStock,
  StockQuantity,
  WasCounted,
} from "#shared/stock/schema.ts";
import { TextInput } from "#shared/text/input.ts";

const MAX_CHARM_NAME = 60;

export const Charm = z.object({
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
export type Charm = z.infer<typeof Charm>;

export const CharmList = z.array(Charm);

const fields = {
  name: TextInput({
    max: MAX_CHARM_NAME,
    required: errorKey("charmNameMissing"),
    tooLong: errorKey("nameLong", MAX_CHARM_NAME),
  }),
  imageUrl: ImageUrlInput,
  price: PriceInput,
  inStock: z.boolean(),
  stockQuantity: LenientStock,
};
export const CharmInput = z.object({
  ...fields,
  inStock: z._default(fields.inStock, true),
  stockQuantity: z._default(fields.stockQuantity, 0),
});
/** A change of some fields; what is not sent stays as it is. */
export const CharmPatch = z.partial(z.object(fields));
export type CharmBody = z.input<typeof CharmInput>;
export type CharmInput = z.output<typeof CharmInput>;
