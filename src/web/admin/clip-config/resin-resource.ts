import { resinCalls } from "#shared/admin/item-calls.ts";
import * as z from "zod/mini";
import { Resin, ResinInput } from "#shared/clip/resins.ts";
import { listResins } from "#shared/clip/calls.ts";
import { KeptImage, NO_IMAGE } from "#web/admin/image-field/image-value.ts";
import {
  commonBody,
  commonForm,
  createItemResource,
  type ItemForm,
} from "#web/admin/items/resource/item-resource.ts";
import { resinsQuery } from "#web/data/queries.ts";

export type ResinForm = ItemForm & { stockQuantity: string };

export const resinResource = createItemResource<Resin, ResinForm>({
  kind: "resin",
  isTransparent: true,
  list: listResins,
  calls: resinCalls,
  rowSchema: Resin,
  inputSchema: ResinInput,
  query: resinsQuery,
  emptyForm: {
    name: "",
    price: "0.00",
    image: NO_IMAGE,
    stockQuantity: "0",
    inStock: true,
  },
  keptForm: z.object({
    name: z.string(),
    price: z.string(),
    image: KeptImage,
    stockQuantity: z._default(z.string(), "0"),
    inStock: z.boolean(),
  }),
  toForm: (resin) => ({
    ...commonForm(resin),
    stockQuantity: String(resin.stockQuantity),
  }),
  toBody: (form) => ({
    ...commonBody(form),
    stockQuantity: form.stockQuantity || "0",
  }),
  toTexts: (form, { t }) => ({ [t.form.stock]: form.stockQuantity }),
});
