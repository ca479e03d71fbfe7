import { ProductInput, Product } from "#shared/catalog/schema.ts";
import { ADMIN_MESSAGES } from "#shared/messages/admin.ts";
import { adminProductPath, API } from "#shared/api/paths.ts";
import { productsQuery } from "#web/data/queries.ts";
import { compare, displayPrice, yesNo } from "#web/admin/form/form-versions.ts";
import { createItemResource } from "./item-resource.ts";
import {
  type ImageValue,
  imageOf,
  NO_IMAGE,
} from "#web/admin/image-field/image-value.ts";

export type VariantForm = {
  /** The React key of the option; new options have no id yet. */
  key: string;
  id?: number;
  title: string;
  price: string;
  available: boolean;
};

/** A picture after the first one, which is the form's own `image`. */
export type PictureForm = {
  key: string;
  image: ImageValue;
  /** The `key` of the option that the picture shows; empty for all options. */
  variantKey: string;
};

export type ProductForm = {
  name: string;
  price: string;
  description: string;
  image: ImageValue;
  /** The `variantKey` of the first picture, used if there are several. */
  imageVariantKey: string;
  pictures: PictureForm[];
  isNew: boolean;
  isBestSeller: boolean;
  inStock: boolean;
  variants: VariantForm[];
};

let added = 0;

/** Returns a key for a new option or picture. crypto.randomUUID needs https. */
export function newKey(): string {
  added += 1;
  return `new-${added}`;
}

const EMPTY: ProductForm = {
  name: "",
  price: "",
  description: "",
  image: NO_IMAGE,
  imageVariantKey: "",
  pictures: [],
  isNew: false,
  isBestSeller: false,
  inStock: true,
  variants: [],
};

function toForm(product: Product): ProductForm {
  const {
    imageUrl,
    picture,
    pictures: [first, ...further] = [],
    variants,
    id: _,
    updatedAt: __,
    ...rest
  } = product;
  return {
    ...rest,
    image: imageOf(imageUrl, picture),
    imageVariantKey: String(first?.variantId ?? ""),
    pictures: further.map((each) => ({
      key: newKey(),
      image: imageOf(each.imageUrl, each.picture),
      variantKey: String(each.variantId ?? ""),
    })),
    variants: variants.map((variant) => ({
      ...variant,
      key: String(variant.id),
    })),
  };
}

/** Returns all pictures of a form, including the first. */
export function allPictures(form: ProductForm): PictureForm[] {
  const { image, imageVariantKey: variantKey } = form;
  return [{ key: "first", image, variantKey }, ...form.pictures];
}

function toBody(form: ProductForm) {
  const { image, imageVariantKey: _, variants, pictures, ...rest } = form;
  const indexOf = (key: string) =>
    variants.findIndex((variant) => variant.key === key);
  return {
    ...rest,
    imageUrl: image.url,
    pictures:
      pictures.length === 0
        ? []
        : allPictures(form).map(({ image: { url }, variantKey }) => ({
            imageUrl: url,
            ...(indexOf(variantKey) >= 0 && {
              variantIndex: indexOf(variantKey),
            }),
          })),
    variants: variants.map(({ key: _, ...variant }) => variant),
  };
}

function toDisplay(form: ProductForm): Record<string, string> {
  return {
    Name: form.name,
    Price: displayPrice(form.price),
    Description: form.description,
    Image: form.image.url,
    Pictures: displayPictures(form),
    "New Product": yesNo(form.isNew),
    "Best Seller": yesNo(form.isBestSeller),
    "In Stock": yesNo(form.inStock),
    Options: form.variants
      .map(
        ({ title, price, available }) =>
          `${title} ${displayPrice(price)}${available ? "" : " (sold out)"}`,
      )
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
  noun: "Product",
  listPath: API.products,
  createPath: API.adminProducts,
  rowPath: adminProductPath,
  rowSchema: Product,
  inputSchema: ProductInput,
  query: productsQuery,
  emptyForm: EMPTY,
  toForm,
  toCopy: (form) => ({
    ...form,
    name: `${form.name} copy`,
    variants: form.variants.map(({ id: _, ...variant }) => variant),
  }),
  toBody,
  differences: (mine, theirs) => compare(toDisplay(mine), toDisplay(theirs)),
  messages: {
    created: ADMIN_MESSAGES.productCreated,
    updated: ADMIN_MESSAGES.productUpdated,
    deleted: ADMIN_MESSAGES.productDeleted,
    restored: ADMIN_MESSAGES.productRestored,
    createFailed: ADMIN_MESSAGES.productCreateFailed,
    updateFailed: ADMIN_MESSAGES.productUpdateFailed,
    deleteFailed: ADMIN_MESSAGES.productDeleteFailed,
  },
});
