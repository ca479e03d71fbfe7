import { API } from "#tests/support/api.ts";
import { Product } from "#shared/catalog/schema.ts";
import { Charm, Resin } from "#shared/clip/parts.ts";
import { charmBody, productBody, resinBody } from "#tests/support/make.ts";
import type { asMaker } from "#tests/support/admin.ts";

// Fills a catalog and a cart with items whose every text is hostile.

type Maker = Awaited<ReturnType<typeof asMaker>>;

export type HostileItems = {
  text: string;
  product: Product;
  charm: Charm;
  resin: Resin;
};

const IMAGE = "/demo/products/meadow.webp";
const TITLE_MAX = 60;

/** Adds a product with two options, a charm and a resin, all named `text`. */
export async function addHostileItems(
  maker: Maker,
  text: string,
): Promise<HostileItems> {
  const create = async (path: string, body: unknown) =>
    (await maker("POST", path, body)).json();
  const variants = ["", " 2"].map((end) => ({
    title: text.slice(0, TITLE_MAX - end.length) + end,
    price: "1.00",
  }));
  const named = { name: text, imageUrl: IMAGE };
  const product = productBody({ ...named, description: text, variants });
  return {
    text,
    product: Product.parse(await create(API.adminProducts, product)),
    charm: Charm.parse(await create(API.adminCharms, charmBody(named))),
    resin: Resin.parse(
      await create(API.adminResins, resinBody({ name: text })),
    ),
  };
}

type Post = (path: string, body: unknown) => Promise<{ status: number }>;

/** Puts the product and a clip with the charm and the resin into a cart. */
export async function fillCart(
  post: Post,
  { text, product, charm, resin }: HostileItems,
): Promise<void> {
  const added = async (path: string, body: unknown) =>
    (await post(path, body)).status === 201;
  const design = { selectedCharms: [charm.id], resinId: resin.id };
  const customText = [...text].slice(0, 6).join("");
  // The shop has no bead for some characters and refuses those letters.
  const isAdded =
    (await added(API.cart, { productId: product.id, quantity: 1 })) &&
    ((await added(API.customClip, { ...design, customText })) ||
      (await added(API.customClip, design)));
  if (!isAdded) throw new Error(`not taken into the cart: ${text}`);
}
