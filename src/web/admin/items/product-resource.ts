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

export type ProductForm = {
  name: string;
  price: string;
  description: string;
  image: ImageValue;
  isNew: boolean;
  isBestSeller: boolean;
  inStock: boolean;
  variants: VariantForm[];
};

let variantsAdded = 0;

/** Returns a key for a new option. Not a UUID, which needs https. */
export function newVariantKey(): string {
  variantsAdded += 1;
  return `new-${variantsAdded}`;
}

const EMPTY: ProductForm = {
  name: "",
  price: "",
  description: "",
  image: NO_IMAGE,
  isNew: false,
  isBestSeller: false,
  inStock: true,
  variants: [],
};

function toForm(product: Product): ProductForm {
  const {
    imageUrl,
    picture,
    variants,
    id: _,
    updatedAt: __,
    ...rest
  } = product;
  return {
    ...rest,
    image: imageOf(imageUrl, picture),
    variants: variants.map((variant) => ({
      ...variant,
      key: String(variant.id),
    })),
  };
}

function toBody({ image, variants, ...rest }: ProductForm) {
  return {
    ...rest,
    imageUrl: image.url,
    variants: variants.map(({ key: _, ...variant }) => variant),
  };
}

function toDisplay(form: ProductForm): Record<string, string> {
  return {
    Name: form.name,
    Price: displayPrice(form.price),
    Description: form.description,
    Image: form.image.url,
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
