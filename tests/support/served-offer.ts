import { z } from "zod";
import { PAGE_STATE_ID } from "#shared/api/page-ids.ts";

const Items = z.array(z.object({ name: z.string(), inStock: z.boolean() }));
const Offer = z.object({ products: Items, charms: Items, resins: Items });

/**
 * Returns the names of what is in stock as the home page brings it along. After a change the shop renders it again in the background, and a
 * browser that got the page before that does not ask for them.
 */
export async function servedOffer(
  url: string,
): Promise<Record<keyof z.infer<typeof Offer>, string[]>> {
  const html = await (await fetch(url)).text();
  const [, json = ""] =
    new RegExp(`id="${PAGE_STATE_ID}"[^>]*>(.*?)</script>`, "s").exec(html) ??
    [];
  const { products, charms, resins } = Offer.parse(JSON.parse(json));
  const inStock = (items: z.infer<typeof Items>) =>
    items.filter((each) => each.inStock).map(({ name }) => name);
  return {
    products: inStock(products),
    charms: inStock(charms),
    resins: inStock(resins),
  };
}
