import { DEMO_PREFIX } from "#shared/api/paths.ts";
import type { Language } from "#shared/messages/languages.ts";
import { slugOfName } from "#server/catalog/slugs.ts";
import type { DemoMessages } from "#shared/messages/demo/en.ts";
import type { Db } from "#server/db/handle.ts";
import { findPicture } from "#server/images/store.ts";
import { hasSite } from "#server/site/store.ts";

// The products of the demo shop, with prices in cents. The pictures are in
// public/demo, the names and descriptions in the catalogues of texts.

type DemoFolder = "products" | "charms" | "resins";

/** Returns the address of a picture of the demo. */
export const demoImageUrl = (folder: DemoFolder, file: string): string =>
  `${DEMO_PREFIX}/${folder}/${file}`;

type DemoOption = {
  title: keyof DemoMessages["options"];
  price: number;
  available: boolean;
  widthMm?: number;
};

type DemoProduct = {
  key: keyof DemoMessages["products"];
  file: string;
  price: number;
  salePrice?: number;
  isNew?: boolean;
  isBestSeller?: boolean;
  inStock?: boolean;
  widthMm?: number;
  options?: readonly DemoOption[];
  /** The indexes of the options that the pictures after the third show. */
  shownOptions?: readonly number[];
};

export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    key: "rose",
    file: "rose-quartz.webp",
    price: 2400,
    isBestSeller: true,
    options: [
      { title: "midi", price: 2400, available: true, widthMm: 70 },
      { title: "maxi", price: 2900, available: true, widthMm: 100 },
    ],
  },
  {
    key: "tortoise",
    file: "honey-tortoise.webp",
    price: 2600,
    isBestSeller: true,
  },
  { key: "meadow", file: "meadow.webp", price: 3200, isNew: true },
  {
    key: "sage",
    file: "sage-leaf.webp",
    price: 2800,
    options: [
      { title: "sage", price: 2800, available: true },
      { title: "eucalyptus", price: 2800, available: false },
      { title: "olive", price: 2800, available: true },
    ],
    shownOptions: [1, 2],
  },
  { key: "plum", file: "plum-glitter.webp", price: 2700, isNew: true },
  { key: "tide", file: "tide-agate.webp", price: 2800, inStock: false },
  { key: "apricot", file: "apricot-fade.webp", price: 2400 },
  {
    key: "terrazzo",
    file: "terrazzo.webp",
    price: 2600,
    salePrice: 2100,
    isBestSeller: true,
  },
  { key: "sherbet", file: "sherbet-cloud.webp", price: 2900, isNew: true },
];

const USUAL_WIDTH_MM = 90;
/** Every product has a second and a third picture: worn, and close up. */
const FURTHER_PICTURES = 2;

/** The pictures of the product at a position after its first. */
export function demoPictures(position: number) {
  const { file = "", shownOptions = [] } = DEMO_PRODUCTS[position] ?? {};
  const count = FURTHER_PICTURES + shownOptions.length;
  return Array.from({ length: count }, (_, index) => ({
    position: index + 1,
    imageUrl: demoImageUrl("products", file.replace(".", `-${index + 2}.`)),
    /** The index of the option that it shows; undefined if it shows all. */
    option: shownOptions[index - FURTHER_PICTURES],
  }));
}

/** The products of the demo, without their options. */
export function demoProducts(
  { products, details }: DemoMessages,
  language: Language,
) {
  return DEMO_PRODUCTS.map(({ key, file, price, ...flags }, position) => ({
    ...products[key],
    details,
    widthMm: flags.widthMm ?? USUAL_WIDTH_MM,
    slug: slugOfName(products[key].name, language),
    imageUrl: demoImageUrl("products", file),
    price,
    isNew: flags.isNew ?? false,
    isBestSeller: flags.isBestSeller ?? false,
    inStock: flags.inStock ?? true,
    position,
  }));
}

/** A thank-you to whoever tries the demo. */
export const DEMO_CODE = {
  code: "BLOOM10",
  kind: "percent",
  value: 10,
  from: null,
  until: null,
  minTotal: null,
  maxUses: null,
  oncePerCustomer: true,
  leavesOutSales: true,
  isActive: true,
} as const;

/** The options of the product at a position. */
export function demoVariants({ options }: DemoMessages, position: number) {
  const own = DEMO_PRODUCTS[position]?.options ?? [];
  return own.map(({ title, ...option }) => ({
    ...option,
    title: options[title],
  }));
}

type Charm = keyof DemoMessages["charms"];
type DemoCharm = [key: Charm, file: string, price: number, stock: number];

const DEMO_CHARMS: readonly DemoCharm[] = [
  ["star", "star.webp", 400, 40],
  ["heart", "heart.webp", 400, 36],
  ["bow", "bow.webp", 450, 28],
  ["cherry", "cherry.webp", 500, 22],
  ["daisy", "daisy.webp", 400, 45],
  ["butterfly", "butterfly.webp", 500, 18],
  ["moon", "moon.webp", 450, 24],
  ["pearl", "pearl.webp", 350, 60],
  ["shell", "shell.webp", 450, 20],
  ["strawberry", "strawberry.webp", 500, 26],
  ["mushroom", "mushroom.webp", 500, 0],
  ["eye", "evil-eye.webp", 450, 31],
];

export const demoCharms = ({ charms }: DemoMessages) =>
  DEMO_CHARMS.map(([key, file, price, stockQuantity], position) => ({
    name: charms[key],
    imageUrl: demoImageUrl("charms", file),
    price,
    stockQuantity,
    inStock: stockQuantity > 0,
    position,
  }));

type Resin = keyof DemoMessages["resins"];

const DEMO_RESINS: readonly [key: Resin, file: string, price: number][] = [
  ["rose", "rose-quartz.webp", 0],
  ["tortoise", "honey-tortoise.webp", 200],
  ["sage", "sage-leaf.webp", 300],
  ["plum", "plum-starlight.webp", 200],
  ["tide", "tide-agate.webp", 300],
  ["apricot", "apricot-fade.webp", 0],
  ["terrazzo", "terrazzo-pop.webp", 300],
  ["meadow", "pressed-meadow.webp", 500],
  ["sherbet", "sherbet-cloud.webp", 200],
];

export const demoResins = ({ resins }: DemoMessages) =>
  DEMO_RESINS.map(([key, file, price], position) => ({
    name: resins[key],
    imageUrl: demoImageUrl("resins", file),
    price,
    inStock: true,
    position,
  }));

/** Returns whether the demo is from a version that stored no site texts. */
export async function isDemoWithoutSite(db: Db): Promise<boolean> {
  return !(await hasSite(db)) && (await hasDemoPictures(db));
}

/** Returns whether `loadDemo` has filled this database before. */
async function hasDemoPictures(db: Db): Promise<boolean> {
  const [product] = DEMO_PRODUCTS;
  if (!product) return false;
  const imageUrl = demoImageUrl("products", product.file);
  return (await findPicture(db, imageUrl)) !== null;
}
