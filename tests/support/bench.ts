import { CharmList, ResinList } from "#shared/clip/parts.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import type { OrderBody } from "#shared/orders/input.ts";
import type { PlacedOrder } from "#shared/orders/schema.ts";
import { API } from "./api.ts";
import { addClip, addProduct, order } from "./make.ts";
import { createShopper } from "./shopper.ts";

type Wish = {
  name: string;
  /** The letters of a custom clip. */
  letters?: string;
  /** Names of charms and of a resin. */
  charms?: string[];
  resin?: string;
  /** How many of each of these clips of the shop, by their place in the list. */
  clips?: Record<number, number>;
  given?: Partial<OrderBody>;
};

/** Places an order of a running shop, as its customer would. */
export async function orderFor(url: string, wish: Wish): Promise<PlacedOrder> {
  const shopper = createShopper(url);
  const { name, letters, charms = [], resin, clips = {}, given } = wish;
  if (letters !== undefined) {
    const all = CharmList.parse((await shopper.get(API.charms)).json);
    const resins = ResinList.parse((await shopper.get(API.resins)).json);
    const poured = resins.find((each) => each.name === resin);
    await addClip(shopper, {
      customText: letters,
      selectedCharms: all
        .filter((charm) => charms.includes(charm.name))
        .map(({ id }) => id),
      ...(poured && { resinId: poured.id }),
    });
  }
  const products = ProductList.parse((await shopper.get(API.products)).json);
  for (const [index, quantity] of Object.entries(clips)) {
    const product = products[Number(index)];
    const [variant] = product?.variants ?? [];
    await addProduct(shopper, product ?? { id: 0 }, {
      quantity,
      ...(variant && { variantId: variant.id }),
    });
  }
  return order(shopper, {
    customerName: name,
    customerEmail: `${name.toLowerCase().replaceAll(/\W/g, ".")}@example.com`,
    ...given,
  });
}
