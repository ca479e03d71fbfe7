import { z } from "zod/mini";
import { API } from "#shared/api/paths.ts";
import { Product } from "#shared/catalog/schema.ts";
import { productResource } from "#web/admin/items/product-resource.ts";
import { toastStore } from "#web/ui/toast/toasts.ts";
import { ADMIN_ENV, logIn } from "./admin.ts";
import { startApp, type TestApp, type Visitor } from "./app.ts";
import { type BrowserFetch, connectFetch } from "./browser-fetch.ts";

type Panel = {
  shop: TestApp;
  /** The maker in another window, with the same session. */
  maker: Visitor;
  network: BrowserFetch;
  /** The products as the shop has them now. */
  listProducts(): Promise<Product[]>;
  [Symbol.dispose](): void;
};

/** The code of the admin panel with a real shop behind its `fetch`. */
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
      // The stores are the module's own and outlive a test.
      productResource.editing.set(null);
      productResource.draft.set(productResource.emptyForm);
      toastStore.set(undefined);
    },
  };
}

/** The title and the sentence of the notification that is shown. */
export function toastText(): string {
  const { title, description = "" } = toastStore.get() ?? { title: "" };
  return `${title} / ${description}`;
}
