import * as z from "zod/mini";
import { Id } from "#shared/api/schema.ts";
import { Price, PriceInput } from "#shared/money/schema.ts";
import { StockInput, StockQuantity, WasCounted } from "#shared/stock/schema.ts";
import { ImageUrlInput, Picture } from "#shared/images/schema.ts";
import { PRODUCT_SLUG, MAX_PRODUCT_SLUG, PAGE_NUMBER } from "./rules.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import { TextInput, TimeInput } from "#shared/text/input.ts";

const MAX_PRODUCT_NAME = 100;
const MAX_DESCRIPTION = 1_000;
const MAX_SAFETY = 1_000;
export const MAX_VARIANTS = 20;
/** The most pictures of a product, including the first one, `imageUrl`. */
export const MAX_PICTURES = 8;
const MAX_DETAILS = 5_000;
/**
 * The widths that a clip can have: its drawing to scale has to fit on a screen.
 */
const CLIP_WIDTH_MM = { min: 20, max: 300 } as const;

/**
 * A lower price for a while. In what the maker reads, `price` is the regular one
 * and the sale stands beside it; shoppers read in `price` what is paid now, and
 * `regularPrice` while a sale runs.
 */
const sale = {
  salePrice: z.optional(Price),
  saleFrom: z.optional(z.iso.datetime()),
  saleUntil: z.optional(z.iso.datetime()),
  regularPrice: z.optional(Price),
  /** The lowest price of the 30 days before the sale began, if it is known. */
  lowestPrice: z.optional(Price),
};

export const Variant = z.object({
  id: Id,
  title: z.string(),
  price: Price,
  ...sale,
  available: z.boolean(),
  /** Absent where the option is as wide as the product, or nobody knows. */
  widthMm: z.optional(z.int()),
  stockQuantity: StockQuantity,
  wasCounted: WasCounted,
  /** The color of the resin that the title names; absent if it names none. */
  color: z.optional(z.string()),
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
  /** The last part of the address of its page. */
  slug: z.string(),
  description: z.string(),
  /** The text that the law asks for about its safety; empty if none. */
  safety: z.string(),
  price: Price,
  ...sale,
  imageUrl: z.string(),
  /** Null if the shop does not store the picture itself. */
  picture: z.nullable(Picture),
  /** All pictures, if there are several; the first of them is `imageUrl`. */
  pictures: z.optional(z.array(ProductPicture)),
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  inStock: z.boolean(),
  /** In Markdown; absent if empty, and in the data that comes with pages. */
  details: z.optional(z.string()),
  /** Absent where the maker has not said it. */
  widthMm: z.optional(z.int()),
  /** True for a product that only the maker sees; otherwise absent. */
  isHidden: z.optional(z.boolean()),
  /** 1 is one of a kind. 0: sold out, or not counted. */
  stockQuantity: StockQuantity,
  wasCounted: WasCounted,
  /** A drop: when it can be bought first. Null: that time has come. */
  availableFrom: z.optional(z.nullable(z.iso.datetime())),
  variants: z.array(Variant),
  updatedAt: z.iso.datetime(),
});
export type Product = z.infer<typeof Product>;

export const ProductList = z.array(Product);

/** The path of a page of the product list, counted from 1. */
export const ProductPagePath = z.object({
  page: z.pipe(
    z.string().check(z.regex(new RegExp(`^${PAGE_NUMBER.source}$`))),
    z.transform(Number),
  ),
});

const widthText = errorKey("widthMm", CLIP_WIDTH_MM.min, CLIP_WIDTH_MM.max);
/** Null for a clip whose width is not known; kept if it is not sent. */
const WidthMm = z.optional(
  z.nullable(
    z
      .int(widthText)
      .check(
        z.minimum(CLIP_WIDTH_MM.min, widthText),
        z.maximum(CLIP_WIDTH_MM.max, widthText),
      ),
  ),
);

/** What is not sent stays; null ends a sale, or leaves its time open. */
const saleInput = {
  salePrice: z.optional(z.nullable(PriceInput)),
  saleFrom: z.optional(z.nullable(TimeInput)),
  saleUntil: z.optional(z.nullable(TimeInput)),
};

const VariantInput = z.object({
  /** Absent for a new variant. */
  id: z.optional(Id),
  title: TextInput({
    max: 60,
    required: errorKey("optionTitleMissing"),
    tooLong: errorKey("titleLong", 60),
  }),
  price: PriceInput,
  ...saleInput,
  available: z._default(z.boolean(), true),
  widthMm: WidthMm,
  stockQuantity: z.optional(StockInput),
});

const ProductPictureInput = z.object({
  imageUrl: ImageUrlInput,
  /** A variant that the product has after the change. */
  variantId: z.optional(Id),
  /** The index, from 0, of a variant that may have no id yet. */
  variantIndex: z.optional(z.int().check(z.minimum(0))),
});

const fields = {
  name: TextInput({
    max: MAX_PRODUCT_NAME,
    required: errorKey("productNameMissing"),
    tooLong: errorKey("nameLong", MAX_PRODUCT_NAME),
  }),
  description: TextInput({
    max: MAX_DESCRIPTION,
    required: errorKey("descriptionMissing"),
    tooLong: errorKey("descriptionLong", MAX_DESCRIPTION),
    multiline: true,
  }),
  safety: z.optional(
    TextInput({
      max: MAX_SAFETY,
      tooLong: errorKey("textLong", MAX_SAFETY),
      multiline: true,
    }),
  ),
  price: PriceInput,
  ...saleInput,
  imageUrl: ImageUrlInput,
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  inStock: z.boolean(),
  /** Made from the name if it is not sent; a change keeps it then. */
  slug: z.optional(
    z
      .string()
      .check(z.regex(PRODUCT_SLUG, errorKey("productSlug", MAX_PRODUCT_SLUG))),
  ),
  details: z.optional(
    TextInput({
      max: MAX_DETAILS,
      tooLong: errorKey("detailsLong", MAX_DETAILS),
      multiline: true,
    }),
  ),
  widthMm: WidthMm,
  isHidden: z.optional(z.boolean()),
  stockQuantity: z.optional(StockInput),
  /** A change without it keeps it; null opens the sale. */
  availableFrom: z.optional(z.nullable(TimeInput)),
  variants: z.optional(
    z
      .array(VariantInput)
      .check(z.maxLength(MAX_VARIANTS, errorKey("variantsMany", MAX_VARIANTS))),
  ),
  pictures: z.optional(
    z
      .array(ProductPictureInput)
      .check(z.maxLength(MAX_PICTURES, errorKey("picturesMany", MAX_PICTURES))),
  ),
};

type SentPictures = {
  imageUrl?: string | undefined;
  pictures?: { imageUrl: string }[] | undefined;
};
const firstIsImage = z.refine<SentPictures>(
  ({ imageUrl, pictures = [] }) =>
    pictures.length === 0 || pictures[0]?.imageUrl === imageUrl,
  { path: ["pictures"], error: errorKey("firstPicture") },
);

/**
 * Creates or changes a product. A PUT without `variants`, `pictures`, `safety`,
 * `stockQuantity` or `availableFrom` leaves them unchanged. The first of
 * `pictures` is the picture of `imageUrl`.
 */
export const ProductInput = z
  .object({
    ...fields,
    isNew: z._default(fields.isNew, false),
    isBestSeller: z._default(fields.isBestSeller, false),
    inStock: z._default(fields.inStock, true),
  })
  .check(firstIsImage);
/**
 * A change of some fields; what is not sent stays as it is. With `pictures`
 * comes the `imageUrl` of the first.
 */
export const ProductPatch = z.partial(z.object(fields)).check(firstIsImage);
/** A sale as it would be saved; without an id: of a new product. */
export const SaleInput = z.extend(
  z.partial(
    z.pick(z.object(fields), {
      price: true,
      salePrice: true,
      saleFrom: true,
      saleUntil: true,
      variants: true,
    }),
  ),
  { id: z.optional(Id) },
);
export type SaleInput = z.output<typeof SaleInput>;
const Lowest = z.object({ lowestPrice: sale.lowestPrice });
/** The lowest price of the 30 days before it, if it is known. */
export const SalePreview = z.extend(Lowest, { variants: z.array(Lowest) });
export type SalePreview = z.infer<typeof SalePreview>;
/** The input as a form sends it. */
export type ProductBody = z.input<typeof ProductInput>;
/** The input as the server uses it: with prices in cents. */
export type ProductInput = z.output<typeof ProductInput>;

/** Another clip that a product's page leads to. */
const OtherProduct = z.object({
  slug: z.string(),
  name: z.string(),
  /** The lowest price of its options. */
  price: Price,
  hasSeveralPrices: z.boolean(),
  imageUrl: z.string(),
  picture: z.nullable(Picture),
});
export type OtherProduct = z.infer<typeof OtherProduct>;

const NamedResin = z.nullable(
  z.object({ imageUrl: z.string(), picture: z.nullable(Picture) }),
);

/** The data of a product's page. */
export const ProductPage = z.object({
  product: Product,
  /** The HTML that the server makes of the details; safe to insert. */
  html: z.string(),
  /**
   * The resin that the clip is drawn in beside a bank card; null where nobody
   * knows its color, and it is measured without a drawing.
   */
  resin: NamedResin,
  /** The resins of the options that differ from it. */
  optionResins: z.optional(
    z.array(z.object({ variantId: Id, resin: NamedResin })),
  ),
  more: z.array(OtherProduct),
});
export type ProductPage = z.infer<typeof ProductPage>;

/** The number of other clips that the page shows. */
export const OTHER_PRODUCTS = 4;

/** A product whose stock was changed. */
export const ChangedStock = z.extend(Product, {
  /** The number of pieces of what was changed that are held for carts. */
  held: StockQuantity,
});
export type ChangedStock = z.infer<typeof ChangedStock>;
