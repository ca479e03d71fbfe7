import * as z from "zod/mini";
import { Id } from "#shared/api/ids.ts";
import { ImageUrlInput, Picture } from "#shared/images/schema.ts";
import { Price, PriceInput } from "#shared/money/schema.ts";
import { TextInput } from "#shared/text/input.ts";

const MAX_PRODUCT_NAME = 100;
const MAX_DESCRIPTION = 1_000;
export const MAX_VARIANTS = 20;

export const Variant = z.object({
  id: Id,
  title: z.string(),
  price: Price,
  available: z.boolean(),
});
export type Variant = z.infer<typeof Variant>;

export const Product = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  price: Price,
  imageUrl: z.string(),
  /** Null where the shop does not store the picture itself. */
  picture: z.nullable(Picture),
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  inStock: z.boolean(),
  variants: z.array(Variant),
  updatedAt: z.iso.datetime(),
});
export type Product = z.infer<typeof Product>;

export const ProductList = z.array(Product);

const VariantInput = z.object({
  /** Absent: a new variant. */
  id: z.optional(Id),
  title: TextInput({
    max: 60,
    required: "Give the option a title.",
    tooLong: "Keep the title within 60 characters.",
  }),
  price: PriceInput,
  available: z._default(z.boolean(), true),
});

/** Creating or changing a product. Without `variants`, a PUT changes none. */
export const ProductInput = z.object({
  name: TextInput({
    max: MAX_PRODUCT_NAME,
    required: "Give the clip a name.",
    tooLong: `Keep the name within ${MAX_PRODUCT_NAME} characters.`,
  }),
  description: TextInput({
    max: MAX_DESCRIPTION,
    required: "Add a short description.",
    tooLong: `Keep the description within ${MAX_DESCRIPTION} characters.`,
    multiline: true,
  }),
  price: PriceInput,
  imageUrl: ImageUrlInput,
  isNew: z._default(z.boolean(), false),
  isBestSeller: z._default(z.boolean(), false),
  inStock: z._default(z.boolean(), true),
  variants: z.optional(
    z
      .array(VariantInput)
      .check(
        z.maxLength(
          MAX_VARIANTS,
          `A clip can have ${MAX_VARIANTS} options at most.`,
        ),
      ),
  ),
});
/** What a form sends. */
export type ProductBody = z.input<typeof ProductInput>;
/** What the server works with: prices in cents. */
export type ProductInput = z.output<typeof ProductInput>;
