import { say } from "#tests/support/say.ts";
import { z } from "zod/mini";
import { API } from "#tests/support/api.ts";
import { Product } from "#shared/catalog/schema.ts";
import { productResource } from "#web/admin/items/products.tsx";
import { toastStore } from "#web/ui/toasts.ts";
import { ADMIN_ENV, logIn } from "#tests/support/admin.ts";
import { startApp, type TestApp, type Visitor } from "#tests/support/app.ts";
import { type BrowserFetch, connectFetch } from "#tests/web/browser-fetch.ts";

type Panel = {
  shop: TestApp;
  /** The maker in another window, with the same session. */
  maker: Visitor;
  network: BrowserFetch;
  /** Returns the products that the shop currently has. */
  listProducts(): Promise<Product[]>;
  [Symbol.dispose](): void;
};

/** Starts a shop and connects the admin panel's `fetch` to it. */
export async function openPanel(): Promise<Panel> {
  const shop = startApp(ADMIN_ENV);
  const maker = await logIn(shop);
  const network = connectFetch(shop, maker);
  return {
    shop,
    maker,
    network,
    async listProducts() {
      const reply = await maker.get(API.products);
      return z.array(Product).parse(reply.json);
    },
    [Symbol.dispose]() {
      network[Symbol.dispose]();
      shop.close();
      // These stores belong to their modules, so a test must reset them.
      productResource.editing.set(null);
      productResource.draft.set(productResource.emptyForm);
      toastStore.set(undefined);
    },
  };
}

/** Returns the title and the description of the current notification. */
export function toastText(): string {
  const { title, description = "" } = toastStore.get() ?? { title: "" };
  return `${title} / ${say(description)}`;
}
