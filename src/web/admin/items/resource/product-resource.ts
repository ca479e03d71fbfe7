import { listAllProducts, productCalls } from "#shared/admin/item-calls.ts";
import { clipPath } from "#shared/api/paths.ts";
import type { Voice } from "#web/admin/data/voice.ts";
import * as z from "zod/mini";
import { toWirePrice } from "#shared/money/typed-price.ts";
import { ProductInput, Product } from "#shared/catalog/schema.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { displayPrice, yesNo } from "#web/admin/form/form-versions.ts";
import {
  commonBody,
  commonForm,
  createItemResource,
  type ItemForm,
} from "./item-resource.ts";
import {
  type ImageValue,
  imageOf,
  KeptImage,
  NO_IMAGE,
} from "#web/admin/image-field/image-value.ts";

export type VariantForm = {
  /** The React key of the option; new options have no id yet. */
  key: string;
  id?: number;
  title: string;
  price: string;
  available: boolean;
  stockQuantity: string;
  /** As it is typed; empty where it is the product's, or not known. */
  widthMm: string;
};

/** A picture after the first one, which is the form's own `image`. */
export type PictureForm = {
  key: string;
  image: ImageValue;
  /** The `key` of the option that the picture shows; empty for all options. */
  variantKey: string;
};

export type ProductForm = Omit<ItemForm, "pictures"> & {
  description: string;
  safety: string;
  stockQuantity: string;
  /** When it opens (ISO); empty if it is on sale at once. */
  availableFrom: string;
  /** Empty for one that is made from the name. */
  slug: string;
  details: string;
  /** As it is typed; empty where it is not known. */
  widthMm: string;
  isHidden: boolean;
  /** The `variantKey` of the first picture, used if there are several. */
  imageVariantKey: string;
  pictures: PictureForm[];
  isNew: boolean;
  isBestSeller: boolean;
  variants: VariantForm[];
};

let added = 0;

/**
 * Returns a key for a new option or picture, which differs from those in a form
 * that was kept over a reload. crypto.randomUUID needs https.
 */
export function newKey(): string {
  added += 1;
  return `new-${Date.now()}-${added}`;
}

const EMPTY: ProductForm = {
  name: "",
  price: "",
  description: "",
  safety: "",
  availableFrom: "",
  slug: "",
  details: "",
  widthMm: "",
  isHidden: false,
  image: NO_IMAGE,
  imageVariantKey: "",
  pictures: [],
  isNew: false,
  isBestSeller: false,
  inStock: true,
  stockQuantity: "0",
  variants: [],
};

const KeptForm = z.object({
  name: z.string(),
  price: z.string(),
  description: z.string(),
  safety: z._default(z.string(), ""),
  availableFrom: z._default(z.string(), ""),
  slug: z._default(z.string(), ""),
  details: z._default(z.string(), ""),
  widthMm: z._default(z.string(), ""),
  isHidden: z._default(z.boolean(), false),
  image: KeptImage,
  imageVariantKey: z.string(),
  pictures: z.pipe(
    z.array(
      z.object({ key: z.string(), image: KeptImage, variantKey: z.string() }),
    ),
    // A picture whose upload was running is gone.
    z.transform((pictures) => pictures.filter(({ image }) => image.url !== "")),
  ),
  isNew: z.boolean(),
  isBestSeller: z.boolean(),
  inStock: z.boolean(),
  stockQuantity: z._default(z.string(), "0"),
  variants: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      price: z.string(),
      available: z.boolean(),
      stockQuantity: z._default(z.string(), "0"),
      widthMm: z._default(z.string(), ""),
    }),
  ),
});

function toForm(product: Product): ProductForm {
  const { description, safety, isNew, isBestSeller, variants } = product;
  const [first, ...further] = product.pictures ?? [];
  return {
    ...commonForm(product),
    description,
    safety,
    stockQuantity: String(product.stockQuantity),
    availableFrom: product.availableFrom ?? "",
    slug: product.slug,
    details: product.details ?? "",
    widthMm: String(product.widthMm ?? ""),
    isHidden: product.isHidden ?? false,
    isNew,
    isBestSeller,
    imageVariantKey: String(first?.variantId ?? ""),
    pictures: further.map((each) => ({
      key: newKey(),
      image: imageOf(each.imageUrl, each.picture),
      variantKey: String(each.variantId ?? ""),
    })),
    variants: variants.map((variant) => ({
      ...variant,
      key: String(variant.id),
      stockQuantity: String(variant.stockQuantity),
      widthMm: String(variant.widthMm ?? ""),
    })),
  };
}

/** Returns all pictures of a form, including the first. */
export function allPictures(form: ProductForm): PictureForm[] {
  const { image, imageVariantKey: variantKey } = form;
  return [{ key: "first", image, variantKey }, ...form.pictures];
}

function toBody(form: ProductForm) {
  const { imageVariantKey: _, variants, pictures, slug, ...rest } = form;
  const indexOf = (key: string) =>
    variants.findIndex((variant) => variant.key === key);
  return {
    ...commonBody(rest),
    stockQuantity: form.stockQuantity || "0",
    availableFrom: form.availableFrom || null,
    ...(slug.trim() && { slug: slug.trim() }),
    widthMm: toWidth(form.widthMm),
    pictures:
      pictures.length === 0
        ? []
        : allPictures(form).map(({ image: { url }, variantKey }) => ({
            imageUrl: url,
            ...(indexOf(variantKey) >= 0 && {
              variantIndex: indexOf(variantKey),
            }),
          })),
    variants: variants.map(({ key: _, ...variant }) => ({
      ...variant,
      price: toWirePrice(variant.price),
      stockQuantity: variant.stockQuantity || "0",
      widthMm: toWidth(variant.widthMm),
    })),
  };
}

/** Returns a typed width as it is sent; NaN, which is refused, for no number. */
function toWidth(typed: string): number | null {
  const width = typed.trim();
  return width === "" ? null : Number(width);
}

function toTexts(form: ProductForm, voice: Voice): Record<string, string> {
  const t = voice.t.form;
  const { clipPage: page } = voice.t;
  const { optionSoldOut } = voice.t.list;
  return {
    [t.description]: form.description,
    [t.stock]: form.stockQuantity,
    [t.safety]: form.safety,
    // An empty one is made from the name, so it agrees with any.
    ...(form.slug && { [page.address]: form.slug }),
    [page.details]: form.details,
    [page.width]: form.widthMm,
    [page.isHidden]: yesNo(form.isHidden, voice),
    [t.pictures]: displayPictures(form),
    [t.isNew]: yesNo(form.isNew, voice),
    [t.isBestSeller]: yesNo(form.isBestSeller, voice),
    [t.options]: form.variants
      .map(({ title, price, available, stockQuantity, widthMm }) => {
        const count = stockQuantity === "0" ? "" : ` (${stockQuantity})`;
        const width = widthMm && `, ${widthMm} mm`;
        const option = `${title} ${displayPrice(price, voice)}${width}${count}`;
        return available ? option : optionSoldOut(option);
      })
      .join(", "),
  };
}

/** Returns the URLs of the pictures, each with the option that it shows. */
function displayPictures(form: ProductForm): string {
  if (form.pictures.length === 0) return "";
  return allPictures(form)
    .map(({ image, variantKey }) => {
      const option = form.variants.find(({ key }) => key === variantKey);
      return option ? `${image.url} (${option.title})` : image.url;
    })
    .join(", ");
}

export const productResource = createItemResource<Product, ProductForm>({
  pageOf: ({ slug, isHidden }) => (isHidden ? undefined : clipPath(slug)),
  kind: "product",
  list: listAllProducts,
  calls: productCalls,
  rowSchema: Product,
  inputSchema: ProductInput,
  query: allProductsQuery,
  emptyForm: EMPTY,
  keptForm: KeptForm,
  toForm,
  changedInCopy: ({ variants }) => ({
    // No two pages have one address.
    slug: "",
    variants: variants.map(({ id: _, ...variant }) => variant),
  }),
  toBody,
  toTexts,
});
