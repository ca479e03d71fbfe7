import { z } from "zod";
import { PAGE_STATE_ID } from "#shared/api/paths.ts";
import { until } from "./until.ts";

// This reads what a page brings along for everyone. After a change the shop
// renders it again in the background, and a browser that got the page before
// that does not ask for what is newer.

const Items = z.array(z.object({ name: z.string(), inStock: z.boolean() }));
const Offer = z.object({ products: Items, charms: Items, resins: Items });
const Saved = z.object({ updatedAt: z.string() });

/** Reads what a page brings along. */
function stateOf(html: string): unknown {
  const [, json = ""] =
    new RegExp(`id="${PAGE_STATE_ID}"[^>]*>(.*?)</script>`, "s").exec(html) ??
    [];
  return JSON.parse(json);
}

/**
 * Waits until the page at `url` has the site of `saved`, the shop's answer to
 * the last change, and returns its text.
 */
export async function untilServed(
  url: string,
  saved: Response,
): Promise<string> {
  const { updatedAt } = Saved.parse(await saved.json());
  let html = "";
  await until(async () => {
    html = await (await fetch(url)).text();
    const { site } = z.object({ site: Saved }).parse(stateOf(html));
    return site.updatedAt === updatedAt;
  });
  return html;
}

/** Returns the names of what is in stock as the home page brings it along. */
export async function servedOffer(
  url: string,
): Promise<Record<keyof z.infer<typeof Offer>, string[]>> {
  const html = await (await fetch(url)).text();
  const { products, charms, resins } = Offer.parse(stateOf(html));
  const inStock = (items: z.infer<typeof Items>) =>
    items.filter((each) => each.inStock).map(({ name }) => name);
  return {
    products: inStock(products),
    charms: inStock(charms),
    resins: inStock(resins),
  };
}
