import { charmCalls } from "#shared/admin/item-calls.ts";
import * as z from "zod/mini";
import { Charm, CharmInput } from "#shared/clip/charms.ts";
import { listCharms } from "#shared/clip/calls.ts";
import { charmsQuery } from "#web/data/queries.ts";
import {
  commonBody,
  commonForm,
  createItemResource,
  type ItemForm,
} from "./item-resource.ts";
import { KeptImage, NO_IMAGE } from "#web/admin/image-field/image-value.ts";

export type CharmForm = ItemForm & { stockQuantity: string };

export const charmResource = createItemResource<Charm, CharmForm>({
  kind: "charm",
  isTransparent: true,
  list: listCharms,
  calls: charmCalls,
  rowSchema: Charm,
  inputSchema: CharmInput,
  query: charmsQuery,
  emptyForm: {
    name: "",
    price: "",
    image: NO_IMAGE,
    stockQuantity: "0",
    inStock: true,
  },
  keptForm: z.object({
    name: z.string(),
    price: z.string(),
    image: KeptImage,
    stockQuantity: z.string(),
    inStock: z.boolean(),
  }),
  toForm: (charm) => ({
    ...commonForm(charm),
    stockQuantity: String(charm.stockQuantity),
  }),
  toBody: commonBody,
  toTexts: (form, { t }) => ({ [t.form.stock]: form.stockQuantity }),
});
