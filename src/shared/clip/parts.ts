import * as z from "zod/mini";
import { Id } from "#shared/api/schema.ts";
import { ImageUrlInput, Picture } from "#shared/images/schema.ts";
import { Price, PriceInput } from "#shared/money/schema.ts";
import {
  LenientStock,
  StockInput,
  StockQuantity,
  WasCounted,
} from "#shared/stock/schema.ts";
import { errorKey } from "#shared/messages/error-key.ts";
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

const charmFields = {
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
  ...charmFields,
  inStock: z._default(charmFields.inStock, true),
  stockQuantity: z._default(charmFields.stockQuantity, 0),
});
/** A change of some fields; what is not sent stays as it is. */
export const CharmPatch = z.partial(z.object(charmFields));
export type CharmBody = z.input<typeof CharmInput>;
export type CharmInput = z.output<typeof CharmInput>;

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

const resinFields = {
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
  ...resinFields,
  price: z._default(resinFields.price, 0),
  inStock: z._default(resinFields.inStock, true),
});
/** A change of some fields; what is not sent stays as it is. */
export const ResinPatch = z.partial(z.object(resinFields));
export type ResinBody = z.input<typeof ResinInput>;
export type ResinInput = z.output<typeof ResinInput>;
