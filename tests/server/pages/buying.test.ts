import { expect, test } from "bun:test";
import * as z from "zod/mini";
import { ProductInput } from "#shared/catalog/schema.ts";
import { DAY_MS } from "#shared/text/dates.ts";
import { createPages } from "#server/pages/pages.ts";
import { PAGE_ASSETS } from "#tests/support/browser/page-assets.ts";
import { API } from "#tests/support/api.ts";
import { setUpApp } from "#tests/support/app.ts";
import { updateProduct } from "#tests/support/catalog.ts";
import {
  addProduct,
  makeProduct,
  orderBody,
  productBody,
  readCart,
} from "#tests/support/make.ts";
import { changeSite } from "#tests/support/site.ts";

const shop = setUpApp({ TRUST_PROXY: "1" }, (deps) =>
  createPages(deps, PAGE_ASSETS),
);
const later = () => new Date(shop.clock.now() + DAY_MS).toISOString();

const Reply = z.object({ code: z.optional(z.string()) });
/** The code of a refusal, else the status. */
const saidBy = ({ json, status }: { json: unknown; status: number }) =>
  Reply.parse(json).code ?? status;

/**
 * Asks page, feed, cart and order what they say of a clip, and whether one may
 * wait.
 */
async function askAll(id: number, holder = shop.visitor("10.0.0.3")) {
  const shopper = shop.visitor("10.0.0.4");
  const page = await shopper.get("/clips/rose");
  const feed = await shopper.get("/feeds/products.xml");
  const added = await shopper.post(API.cart, { productId: id, quantity: 1 });
  const wait = { email: "ada@example.com" };
  const waits = await shopper.post(`/api/products/${id}/remind`, wait);
  const order = await holder.post(
    API.orders,
    orderBody(await readCart(holder)),
  );
  return {
    page: /schema\.org\/((?:In|OutOf)Stock)/.exec(page.text)?.[1],
    feed: /<g:availability>(\w+)</.exec(feed.text)?.[1],
    added: saidBy(added),
    waits: saidBy(waits),
    order: saidBy(order),
  };
}

test("page, feed, cart, order and reminders agree on what may be bought", async () => {
  const { id } = await makeProduct(shop.deps, { name: "Rose" });
  const put = (given: Parameters<typeof productBody>[0]) =>
    updateProduct(
      shop.deps,
      id,
      ProductInput.parse(productBody({ name: "Rose", ...given })),
    );
  const had = async () => {
    const holder = shop.visitor("10.0.0.3");
    await addProduct(holder, { id });
    return holder;
  };
  const out = { page: "OutOfStock", feed: "out_of_stock" };
  const holder = await had();
  await put({ inStock: false });
  expect(await askAll(id, holder)).toEqual({
    ...out,
    added: "out_of_stock",
    waits: 200,
    order: "line_unavailable",
  });
  // What is sold out will not be for sale when the moment comes.
  await put({ inStock: false, availableFrom: later() });
  expect(await askAll(id, holder)).toMatchObject({ added: "out_of_stock" });
  await put({ inStock: true, availableFrom: later() });
  expect(await askAll(id, holder)).toEqual({
    ...out,
    added: "not_yet",
    waits: 200,
    order: "line_unavailable",
  });
  await put({ availableFrom: null });
  await changeSite(shop.deps, { pause: { until: later(), text: "" } });
  expect(await askAll(id, holder)).toEqual({
    ...out,
    added: 201,
    waits: "on_sale",
    order: "paused",
  });
  await changeSite(shop.deps, { pause: null });
  expect(await askAll(id, holder)).toEqual({
    page: "InStock",
    feed: "in_stock",
    added: 201,
    waits: "on_sale",
    order: 201,
  });
});
