import { expect, test } from "bun:test";
import { matches } from "#web/data/merge.ts";
import { Product, ProductInput } from "#shared/catalog/schema.ts";
import { DOLLARS, ENGLISH } from "#tests/support/say.ts";
import { imageOf } from "#web/admin/image-field/image-value.ts";
import {
  type FormOf,
  fieldOf,
  restoredForm,
  type Table,
} from "#web/data/table.ts";
import { productResource } from "#web/admin/items/products.tsx";

const { toForm, toBody, toCopy, fields } = productResource;

type Form = FormOf<typeof fields>;

/** Returns the fields in which two forms differ, as a conflict says them. */
function differences(mine: Form, theirs: Form) {
  const all: Table = fields;
  return Object.entries(all).flatMap(([name, kind]) => {
    const table = { [name]: kind };
    if (matches(table, mine, theirs, VOICE)) return [];
    const say = (form: Form) => kind.say(fieldOf(form, name), VOICE, form);
    return [[name, say(mine), say(theirs)]];
  });
}

const VOICE = { t: ENGLISH.panel, formats: DOLLARS };
const FRONT = "/demo/front.webp";
const LARGE = "/demo/large.webp";
const product = Product.parse({
  id: 1,
  name: "Blush Petal",
  slug: "blush-petal",
  description: "Soft pink resin.",
  safety: "",
  price: "24.00",
  imageUrl: FRONT,
  picture: null,
  isNew: false,
  isBestSeller: false,
  inStock: true,
  stockQuantity: 0,
  variants: [
    {
      id: 7,
      title: "Small",
      price: "24.00",
      available: true,
      stockQuantity: 0,
    },
    {
      id: 8,
      title: "Large",
      price: "28.00",
      available: true,
      stockQuantity: 0,
    },
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
const picturesIn = (form: Form) => ProductInput.parse(toBody(form)).pictures;

test("a product with one picture is sent without a list of pictures", () => {
  expect(picturesIn(toForm(product))).toEqual([]);
});

test("several pictures are sent with their variants, by index without an id", () => {
  const form = toForm(several);
  expect(picturesIn(form)).toEqual([
    { imageUrl: FRONT, variantId: 7 },
    { imageUrl: LARGE, variantId: 8 },
  ]);
  // The variants of a copied product have no ids yet.
  expect(picturesIn(toCopy(form, VOICE))).toEqual([
    { imageUrl: FRONT, variantIndex: 0 },
    { imageUrl: LARGE, variantIndex: 1 },
  ]);
  const [, large] = form.variants;
  expect(picturesIn({ ...form, variants: large ? [large] : [] })).toEqual([
    { imageUrl: FRONT },
    { imageUrl: LARGE, variantId: 8 },
  ]);
});

test("the differences of two versions include pictures and their variants", () => {
  const form = toForm(several);
  expect(differences(form, toForm(several))).toEqual([]);
  expect(differences(form, toForm(product))).toEqual([
    ["pictures", `${FRONT} (Small), ${LARGE} (Large)`, FRONT],
  ]);
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
  const restored = restoredForm(fields, { ...form, pictures }, form);
  expect(restored.pictures).toEqual(form.pictures);
});

test("the width of each option is sent as it is typed, and kept", () => {
  const [small, large] = product.variants;
  const form = toForm({
    ...product,
    variants: small && large ? [{ ...small, widthMm: 70 }, large] : [],
  });
  expect(form.variants.map(({ widthMm }) => widthMm)).toEqual(["70", ""]);
  const sent = (typed: string) =>
    ProductInput.safeParse(
      toBody({
        ...form,
        variants: form.variants.map((each) =>
          each.title === "Large" ? { ...each, widthMm: typed } : each,
        ),
      }),
    );
  expect(
    [" 100 ", ""].map((typed) =>
      sent(typed).data?.variants?.map(({ widthMm }) => widthMm),
    ),
  ).toEqual([
    [70, 100],
    [70, null],
  ]);
  expect(
    ["10 cm", "19", "70,5"].map((typed) =>
      sent(typed).error?.issues.map(({ path }) => path.join(".")),
    ),
  ).toEqual(Array.from({ length: 3 }, () => ["variants.1.widthMm"]));
  expect(differences(form, toForm(product))).toEqual([
    [
      "variants",
      "Small $24.00, 70 mm, Large $28.00",
      "Small $24.00, Large $28.00",
    ],
  ]);
});

test("a product keeps its opening time, and one without is sent as on sale", () => {
  const availableFrom = "2026-11-27T17:00:00.000Z";
  const drop = toForm({ ...product, availableFrom });
  expect(ProductInput.parse(toBody(drop)).availableFrom).toBe(availableFrom);
  const open = toForm({ ...product, availableFrom: null });
  expect(ProductInput.parse(toBody(open)).availableFrom).toBeNull();
});
