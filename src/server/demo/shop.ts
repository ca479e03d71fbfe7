import { DEMO_PREFIX } from "#shared/api/paths.ts";
import type { CharmInput } from "#shared/clip/charms.ts";
import type { ResinInput } from "#shared/clip/resins.ts";
import type { ProductInput } from "#shared/catalog/schema.ts";

// What the demo shop sells. The pictures are in public/demo.

type DemoProduct = Omit<ProductInput, "imageUrl"> & { file: string };
type DemoCharm = Omit<CharmInput, "imageUrl"> & { file: string };
type DemoResin = Omit<ResinInput, "imageUrl"> & { file: string };

export type DemoFolder = "products" | "charms" | "resins";

/** Returns the address of a picture of the demo. */
export const demoImageUrl = (folder: DemoFolder, file: string): string =>
  `${DEMO_PREFIX}/${folder}/${file}`;

const plain = { isNew: false, isBestSeller: false, inStock: true };

export const DEMO_PRODUCTS: readonly DemoProduct[] = [
  {
    ...plain,
    file: "rose-quartz.webp",
    name: "Rose Quartz Swirl",
    description:
      "Milky pinks folded by hand into clear resin, with a hair-fine vein of gold.",
    price: 2400,
    isBestSeller: true,
    variants: [
      { title: "Midi, 7 cm", price: 2400, available: true },
      { title: "Maxi, 10 cm", price: 2900, available: true },
    ],
  },
  {
    ...plain,
    file: "honey-tortoise.webp",
    name: "Honey Tortoise",
    description:
      "Warm amber resin with smoky brown drifts; every pour sets differently.",
    price: 2600,
    isBestSeller: true,
  },
  {
    ...plain,
    file: "meadow.webp",
    name: "Pressed Meadow",
    description:
      "Tiny blooms and fern sprigs, pressed into clear, blush-tinted resin.",
    price: 3200,
    isNew: true,
  },
  {
    ...plain,
    file: "sage-leaf.webp",
    name: "Sage & Gold Leaf",
    description:
      "An airy, cut-out clip in soft sage with torn flakes of gold leaf.",
    price: 2800,
    variants: [
      { title: "Sage", price: 2800, available: true },
      { title: "Eucalyptus", price: 2800, available: false },
      { title: "Olive", price: 2800, available: true },
    ],
  },
  {
    ...plain,
    file: "plum-glitter.webp",
    name: "Plum Starlight",
    description:
      "Deep plum with rose and gold glitter that catches every bit of light.",
    price: 2700,
    isNew: true,
  },
  {
    ...plain,
    file: "tide-agate.webp",
    name: "Tide Agate",
    description:
      "Sea-blue bands, swirled like a polished agate, in an open frame.",
    price: 2800,
    inStock: false,
  },
  {
    ...plain,
    file: "apricot-fade.webp",
    name: "Apricot Fade",
    description:
      "Cream melts into ripe apricot, with a fine shimmer all through.",
    price: 2400,
  },
  {
    ...plain,
    file: "terrazzo.webp",
    name: "Terrazzo Pop",
    description:
      "Confetti chips of clay, sage and wine in a rosy, glossy base.",
    price: 2600,
    isBestSeller: true,
  },
  {
    ...plain,
    file: "sherbet-cloud.webp",
    name: "Sherbet Cloud",
    description:
      "A scalloped cloud in lemon and peach sherbet, soft as its name.",
    price: 2900,
    isNew: true,
  },
];

const charm = (
  file: string,
  name: string,
  price: number,
  stockQuantity: number,
): DemoCharm => ({
  file,
  name,
  price,
  stockQuantity,
  inStock: stockQuantity > 0,
});

export const DEMO_CHARMS: readonly DemoCharm[] = [
  charm("star.webp", "Lucky Star", 400, 40),
  charm("heart.webp", "Sweetheart", 400, 36),
  charm("bow.webp", "Ballet Bow", 450, 28),
  charm("cherry.webp", "Cherry Pair", 500, 22),
  charm("daisy.webp", "Daisy", 400, 45),
  charm("butterfly.webp", "Lilac Butterfly", 500, 18),
  charm("moon.webp", "Gilded Moon", 450, 24),
  charm("pearl.webp", "Pearl", 350, 60),
  charm("shell.webp", "Peach Shell", 450, 20),
  charm("strawberry.webp", "Strawberry", 500, 26),
  charm("mushroom.webp", "Toadstool", 500, 0),
  charm("evil-eye.webp", "Evil Eye", 450, 31),
];

const resin = (file: string, name: string, price: number): DemoResin => ({
  file,
  name,
  price,
  inStock: true,
});

export const DEMO_RESINS: readonly DemoResin[] = [
  resin("rose-quartz.webp", "Rose Quartz", 0),
  resin("honey-tortoise.webp", "Honey Tortoise", 200),
  resin("sage-leaf.webp", "Sage & Gold Leaf", 300),
  resin("plum-starlight.webp", "Plum Starlight", 200),
  resin("tide-agate.webp", "Tide Agate", 300),
  resin("apricot-fade.webp", "Apricot Fade", 0),
  resin("terrazzo-pop.webp", "Terrazzo Pop", 300),
  resin("pressed-meadow.webp", "Pressed Meadow", 500),
  resin("sherbet-cloud.webp", "Sherbet Cloud", 200),
];
