import * as z from "zod/mini";
import { KeptImage, NO_IMAGE } from "#web/admin/image-field/image-value.ts";
import {
  commonBody,
  commonForm,
  createItemResource,
  type Item,
  type ItemForm,
  type ItemResource,
} from "./item-resource.ts";

/** The form of a charm or a resin. */
export type PartForm = ItemForm & { stockQuantity: string };

type PartRow = Item & { stockQuantity: number };

type PartResource<Row extends Item> = Pick<
  ItemResource<Row, PartForm>,
  "kind" | "list" | "calls" | "rowSchema" | "inputSchema" | "query"
> & {
  /** What stands in the form for a new one. */
  price: string;
};

/** Charms and resins have a stock beside what all items have. */
export const createPartResource = <Row extends PartRow>({
  price,
  ...given
}: PartResource<Row>) =>
  createItemResource<Row, PartForm>({
    ...given,
    isTransparent: true,
    emptyForm: {
      name: "",
      price,
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
    toForm: (row) => ({
      ...commonForm(row),
      stockQuantity: String(row.stockQuantity),
    }),
    toBody: (form) => ({
      ...commonBody(form),
      stockQuantity: form.stockQuantity || "0",
    }),
    toTexts: (form, { t }) => ({ [t.form.stock]: form.stockQuantity }),
  });
