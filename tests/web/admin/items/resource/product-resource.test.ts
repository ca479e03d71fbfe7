import { expect, test } from "bun:test";
import { Product, ProductInput } from "#shared/catalog/schema.ts";
import { imageOf } from "#web/admin/image-field/image-value.ts";
import { restoreForm } from "#web/admin/items/resource/item-resource.ts";
import { productResource } from "#web/admin/items/resource/product-resource.ts";

const { toForm, toBody, toCopy, differences } = productResource;

const FRONT = "/demo/front.webp";
const LARGE = "/demo/large.webp";
const product = Product.parse({
  id: 1,
  name: "Blush Petal",
  description: "Soft pink resin.",
  price: "24.00",
  imageUrl: FRONT,
  picture: null,
  isNew: false,
  isBestSeller: false,
  inStock: true,
  variants: [
    { id: 7, title: "Small", price: "24.00", available: true },
    { id: 8, title: "Large", price: "28.00", available: true },
  ],
  updatedAt: "2026-11-21T10:00:00.000Z",
});
const several = {
  ...product,
  pictures: [
    { imageUrl: FRONT, picture: null, variantId: 7 },
    { imageUrl: LARGE, picture: null, variantId: 8 },
  ],
};
const picturesIn = (form: ReturnType<typeof toForm>) =>
  ProductInput.parse(toBody(form)).pictures;

test("a product with one picture is sent without a list of pictures", () => {
  expect(picturesIn(toForm(product))).toEqual([]);
});

test("several pictures are sent with the indexes of their variants", () => {
  const form = toForm(several);
  const pictures = [
    { imageUrl: FRONT, variantIndex: 0 },
    { imageUrl: LARGE, variantIndex: 1 },
  ];
  expect(picturesIn(form)).toEqual(pictures);
  // The variants of a copied product have no ids yet.
  expect(picturesIn(toCopy(form))).toEqual(pictures);
  const [, large] = form.variants;
  expect(picturesIn({ ...form, variants: large ? [large] : [] })).toEqual([
    { imageUrl: FRONT },
    { imageUrl: LARGE, variantIndex: 0 },
  ]);
});

test("the differences of two versions include pictures and their variants", () => {
  const form = toForm(several);
  expect(differences(form, toForm(several))).toEqual([]);
  const [line] = differences(form, toForm(product));
  expect(line).toEqual({
    label: "Pictures",
    mine: `${FRONT} (Small), ${LARGE} (Large)`,
    theirs: "",
  });
});

test("a restored form drops the pictures whose upload was lost", () => {
  const form = toForm(several);
  const upload = {
    name: "slow.png",
    sizeBytes: 1,
    previewUrl: "blob:slow",
    progress: 0,
    isDone: false,
    done: Promise.resolve(),
  };
  const slow = { key: "slow", variantKey: "", image: imageOf("", null) };
  const pictures = [
    ...form.pictures,
    { ...slow, image: { ...slow.image, upload } },
  ];
  const restored = restoreForm({ ...form, pictures }, form.image);
  expect(restored.pictures).toEqual(form.pictures);
});
