import * as z from "zod/mini";
import type { Product } from "#shared/catalog/schema.ts";
import { toWirePrice } from "#shared/money/schema.ts";
import { toWidth } from "#web/admin/editor/kinds.tsx";
import {
  type ControlProps,
  type Kind,
  type Next,
  type ImageValue,
  typed,
} from "#web/data/table.ts";
import { displayPrice } from "#web/admin/form/form-versions.ts";
import {
  imageOf,
  isUploading,
  KeptImage,
  NO_IMAGE,
  restoreImage,
} from "#web/admin/image-field/image-value.ts";
import { Uploader } from "#web/admin/image-field/Uploader.tsx";
import { useMessages } from "#web/data/messages.ts";

// The two fields of a product that have a component of their own.

export type VariantForm = {
  /** The React key of the option; new options have no id yet. */
  key: string;
  id?: number | undefined;
  title: string;
  price: string;
  available: boolean;
  stockQuantity: string;
  /** As it is typed; empty where it is the product's, or not known. */
  widthMm: string;
  /** A lower price for a while, and its times; empty: none. */
  salePrice: string;
  saleFrom: string;
  saleUntil: string;
};

/** The fields of a new option that it has no sale. */
export const NO_SALE = { salePrice: "", saleFrom: "", saleUntil: "" };

export type PictureForm = {
  key: string;
  image: ImageValue;
  /** The `key` of the option that the picture shows; empty for all options. */
  variantKey: string;
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

/** A typed sale price as it is sent; null ends the sale. */
export const toSale = (typedPrice: string): string | null =>
  typedPrice.trim() ? toWirePrice(typedPrice) : null;

/** The options of a product, such as its sizes. */
export const variants = (
  fold: string,
): Kind<VariantForm[], Pick<Product, "variants">> => ({
  empty: [],
  kept: z.array(
    z.object({
      key: z.string(),
      id: z.optional(z.number()),
      title: z.string(),
      price: z.string(),
      available: z.boolean(),
      stockQuantity: z._default(z.string(), "0"),
      widthMm: z._default(z.string(), ""),
      salePrice: z._default(z.string(), ""),
      saleFrom: z._default(z.string(), ""),
      saleUntil: z._default(z.string(), ""),
    }),
  ),
  fromRow: (_, row) =>
    row.variants.map(({ id, title, price, available, ...variant }) => ({
      key: String(id),
      id,
      title,
      price,
      available,
      stockQuantity: String(variant.stockQuantity),
      widthMm: String(variant.widthMm ?? ""),
      salePrice: variant.salePrice ?? "",
      saleFrom: variant.saleFrom ?? "",
      saleUntil: variant.saleUntil ?? "",
    })),
  toBody: (value) => ({
    variants: value.map(({ key: _, ...variant }) => ({
      ...variant,
      price: toWirePrice(variant.price),
      stockQuantity: variant.stockQuantity || "0",
      widthMm: toWidth(variant.widthMm),
      salePrice: toSale(variant.salePrice),
      saleFrom: variant.saleFrom || null,
      saleUntil: variant.saleUntil || null,
    })),
  }),
  say: (value, voice) =>
    value
      .map(({ title, price, available, stockQuantity, widthMm, ...sale }) => {
        const count = stockQuantity === "0" ? "" : ` (${stockQuantity})`;
        const width = widthMm && `, ${widthMm} mm`;
        const { salePrice } = sale;
        const lower = salePrice && `, ${displayPrice(salePrice, voice)}`;
        const option = `${title} ${displayPrice(price, voice)}${lower}${width}${count}`;
        return available ? option : voice.t.list.optionSoldOut(option);
      })
      .join(", "),
  place: "whole",
  isRequired: false,
  fold,
});

/** The form of a product without pictures has the place of the first. */
export const NO_PICTURES: PictureForm[] = [
  { key: "first", image: NO_IMAGE, variantKey: "" },
];

/** The clip's own sale price: with options it is sold at theirs. */
export const salePrice = (
  fold: string,
): Kind<string, object, WithVariants> => ({
  ...typed({ fold }),
  toBody: (value, name, { variants: options }) => ({
    [name]: options.length > 0 ? null : toSale(value),
  }),
});

type PicturesRow = Pick<Product, "imageUrl" | "picture" | "pictures">;
type WithVariants = { variants: VariantForm[] };

/** The pictures of a product; the first is also its `imageUrl`. */
export const pictures = (): Kind<PictureForm[], PicturesRow, WithVariants> => ({
  empty: NO_PICTURES,
  kept: z
    .array(
      z.object({ key: z.string(), image: KeptImage, variantKey: z.string() }),
    )
    .check(z.minLength(1)),
  fromRow: (_, { pictures: all, ...first }) =>
    (all ?? [first]).map((each, index) => ({
      key: index === 0 ? "first" : newKey(),
      image: imageOf(each.imageUrl, each.picture),
      variantKey: "variantId" in each ? String(each.variantId ?? "") : "",
    })),
  toBody: (value, _, form) => ({
    imageUrl: value[0]?.image.url ?? "",
    pictures:
      value.length === 1
        ? []
        : value.map(({ image, variantKey }) => ({
            imageUrl: image.url,
            ...variantOf(variantKey, form),
          })),
  }),
  say: (value, _, { variants: options }) =>
    value
      .map(({ image, variantKey }) => {
        const option = options.find(({ key }) => key === variantKey);
        return option ? `${image.url} (${option.title})` : image.url;
      })
      .join(", "),
  Control: FirstPicture,
  place: "picture",
  isRequired: true,
  images: {
    of: (value) => value.map(({ image }) => image),
    change: changeFirst,
    settled: (value, before) => {
      const [first, ...rest] = value;
      const own = before[0]?.image ?? NO_IMAGE;
      if (!first) return NO_PICTURES;
      return [
        { ...first, image: restoreImage(first.image, own) },
        // A further picture whose upload was running is gone.
        ...rest.filter(({ image }) => image.url !== "" && !isUploading(image)),
      ];
    },
  },
});

const changeFirst = (
  [first, ...rest]: PictureForm[],
  change: Next<ImageValue>,
): PictureForm[] =>
  first ? [{ ...first, image: change(first.image) }, ...rest] : [];

/** The field for the first picture, while there is no other. */
function FirstPicture(props: ControlProps<PictureForm[]>) {
  const { image: label } = useMessages("panel").items.product;
  const [first] = props.value;
  if (!first || props.value.length > 1) return null;
  return (
    <Uploader
      label={label}
      image={first.image}
      onChange={(change) => props.onNext((now) => changeFirst(now, change))}
      error={props.error}
      isReplaceable={!props.isNew}
      isRequired={props.isRequired}
    />
  );
}

/** Names the option that a picture shows: by its place while it has no id. */
function variantOf(variantKey: string, { variants: options }: WithVariants) {
  const index = options.findIndex(({ key }) => key === variantKey);
  const id = options[index]?.id;
  if (index < 0) return {};
  return id === undefined ? { variantIndex: index } : { variantId: id };
}
