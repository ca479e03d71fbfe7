import * as z from "zod/mini";
import { Id } from "#shared/api/ids.ts";
import { PAGE_NUMBER } from "./pages.ts";
import { ImageUrlInput, Picture } from "#shared/images/schema.ts";
import { Price, PriceInput } from "#shared/money/schema.ts";
import { TextInput } from "#shared/text/input.ts";

const MAX_PRODUCT_NAME = 100;
const MAX_DESCRIPTION = 1_000;
export const MAX_VARIANTS = 20;
/** The most pictures of a product, including the first one, `imageUrl`. */
export const MAX_PICTURES = 8;

export const Variant = z.object({
  id: Id,
  title: z.string(),
  price: Price,
  available: z.boolean(),
});
export type Variant = z.infer<typeof Variant>;

/** One of several pictures of a product. */
export const ProductPicture = z.object({
  imageUrl: z.string(),
  /** Null if the shop does not store the picture itself. */
  picture: z.nullable(Picture),
  /** Shown when this variant is chosen; absent if it shows all variants. */
  variantId: z.optional(Id),
});
export type ProductPicture = z.infer<typeof ProductPicture>;

export const Product = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  price: Price,
  imageUrl: z.string(),
  /** Null if the shop does not store the picture itself. */
  picture: z.nullable(Picture),
  /** All pictures, if there are several; the first of them is `imageUrl`. */
  pictures: z.optional(z.array(ProductPicture)),
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  inStock: z.boolean(),
  variants: z.array(Variant),
  updatedAt: z.iso.datetime(),
});
export type Product = z.infer<typeof Product>;

export const ProductList = z.array(Product);

/** The number of a page of the product list in a path, counted from 1. */
export const ProductPageNumber = z.pipe(
  z.string().check(z.regex(new RegExp(`^${PAGE_NUMBER.source}$`))),
  z.transform(Number),
);

const VariantInput = z.object({
  /** Absent for a new variant. */
  id: z.optional(Id),
  title: TextInput({
    max: 60,
    required: "Give the option a title.",
    tooLong: "Keep the title within 60 characters.",
  }),
  price: PriceInput,
  available: z._default(z.boolean(), true),
});

const ProductPictureInput = z.object({
  imageUrl: ImageUrlInput,
  /** A variant that the product has after the change. */
  variantId: z.optional(Id),
  /** The index, from 0, of a variant that may have no id yet. */
  variantIndex: z.optional(z.int().check(z.minimum(0))),
});

const ProductFields = z.object({
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
  pictures: z.optional(
    z
      .array(ProductPictureInput)
      .check(
        z.maxLength(
          MAX_PICTURES,
          `A clip can have ${MAX_PICTURES} pictures at most.`,
        ),
      ),
  ),
});

/**
 * Creates or changes a product. A PUT without `variants` or `pictures` leaves
 * them unchanged. The first of `pictures` is the picture of `imageUrl`.
 */
export const ProductInput = ProductFields.check(
  z.refine(
    ({ imageUrl, pictures = [] }) =>
      pictures.length === 0 || pictures[0]?.imageUrl === imageUrl,
    {
      path: ["pictures"],
      error: "The first of the pictures has to be the clip's image.",
    },
  ),
);
/** The input as a form sends it. */
export type ProductBody = z.input<typeof ProductInput>;
/** The input as the server uses it: with prices in cents. */
export type ProductInput = z.output<typeof ProductInput>;
