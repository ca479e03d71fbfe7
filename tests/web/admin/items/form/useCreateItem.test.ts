import { expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { imageOf } from "#web/admin/image-field/image-value.ts";
import { productResource } from "#web/admin/items/products.tsx";
import { useCreateItem } from "#web/admin/items/form/useCreateItem.ts";
import { allProductsQuery } from "#web/admin/data/admin-queries.ts";
import { showToast } from "#web/ui/toasts.ts";
import { createQueryClient } from "#web/data/queries.ts";
import { connectionFailure } from "#tests/web/browser-fetch.ts";
import { makeProduct } from "#tests/support/make.ts";
import { openPanel, toastText } from "#tests/web/admin/panel.ts";
import { renderHook } from "#tests/web/render-hook.tsx";

const { draft, emptyForm } = productResource;
const MEADOW = "/demo/products/meadow.webp";
const TYPED = {
  ...emptyForm,
  name: "Only Once",
  price: "12",
  description: "One of a kind.",
  pictures: [{ key: "first", image: imageOf(MEADOW, null), variantKey: "" }],
};

/** Opens the panel and fills in the form for a new product. */
async function fillForm() {
  const panel = await openPanel();
  const queryClient = createQueryClient(showToast);
  const hook = await renderHook(
    () => useCreateItem(productResource, { current: null }, () => {}),
    queryClient,
  );
  draft.set(TYPED);
  return {
    ...panel,
    hook,
    loadList: () => queryClient.fetchQuery(allProductsQuery),
    async create() {
      await hook.run(() => hook.current.create());
      await hook.settle();
    },
    storedNames: async () =>
      (await panel.listProducts()).map(({ name }) => name),
    async [Symbol.asyncDispose]() {
      await hook[Symbol.asyncDispose]();
      panel[Symbol.dispose]();
    },
  };
}

test("creates the product and empties the form", async () => {
  await using filled = await fillForm();
  await filled.create();
  expect(await filled.storedNames()).toEqual(["Only Once"]);
  expect(draft.get()).toEqual(emptyForm);
  expect(toastText()).toStartWith("Product created successfully");
});

test("keeps what was typed while the request was pending for the next product", async () => {
  await using filled = await fillForm();
  filled.network.intercept("POST", async (send) => {
    draft.set({ ...draft.get(), name: "The next" });
    return send();
  });
  await filled.create();
  expect(draft.get()).toEqual({ ...emptyForm, name: "The next" });
});

test("does not create the product twice when the reply was lost", async () => {
  await using filled = await fillForm();
  filled.network.intercept("POST", async (send) => {
    await send();
    throw connectionFailure();
  });
  await filled.create();
  expect(toastText()).toBe(
    "Failed to create product / Check your connection and try again. What you typed is kept.",
  );
  expect(draft.get()).toEqual(TYPED);
  await filled.create();
  expect(await filled.storedNames()).toEqual(["Only Once"]);
  expect(toastText()).toStartWith("Product created successfully");
  expect(draft.get()).toEqual(emptyForm);
});

test("creates the product at the second attempt when the first never arrived", async () => {
  await using filled = await fillForm();
  filled.network.intercept("POST", async () => {
    throw connectionFailure();
  });
  await filled.create();
  await filled.create();
  expect(await filled.storedNames()).toEqual(["Only Once"]);
});

test("does not mistake an older product with the same content for the new one", async () => {
  await using filled = await fillForm();
  const { price, description } = TYPED;
  await makeProduct(filled.shop.deps, {
    name: TYPED.name,
    price,
    description,
    imageUrl: MEADOW,
  });
  await filled.loadList();
  filled.network.intercept("POST", async () => {
    throw connectionFailure();
  });
  await filled.create();
  await filled.create();
  expect(await filled.storedNames()).toEqual(["Only Once", "Only Once"]);
});

test("does not create the product again while the list cannot be loaded", async () => {
  await using filled = await fillForm();
  filled.network.intercept("POST", async (send) => {
    await send();
    throw connectionFailure();
  });
  await filled.create();
  filled.network.intercept("GET", async () => {
    throw connectionFailure();
  });
  await filled.create();
  await filled.create();
  expect(await filled.storedNames()).toEqual(["Only Once"]);
});

test("does not check the list after a refusal, as nothing was created", async () => {
  await using filled = await fillForm();
  filled.network.intercept("POST", async () =>
    Response.json({ code: "busy", message: "Try later." }, { status: 503 }),
  );
  await filled.create();
  expect(toastText()).toBe("Failed to create product / Try later.");
  await filled.create();
  const post = `POST ${API.adminProducts}`;
  expect(filled.network.requests).toEqual([post, post]);
});
