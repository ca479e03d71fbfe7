import { beforeAll, expect, test } from "bun:test";
import { QueryClientProvider } from "@tanstack/react-query";
import { createQueryClient } from "#web/data/queries.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { Product } from "#shared/catalog/schema.ts";
import { ItemFields } from "#web/admin/items/form/ItemFields.tsx";
import { productResource } from "#web/admin/items/products.tsx";
import { MessagesContext } from "#web/data/messages.ts";
import { ShopContext } from "#web/data/shop-context.ts";
import { loadDeferred } from "#web/ui/deferred.tsx";
import { PAGE } from "#tests/web/render-hook.tsx";
import { ENGLISH } from "#tests/support/say.ts";

// What stands in folds is loaded after the form.
beforeAll(loadDeferred);

const form = productResource.toForm(
  Product.parse({
    id: 1,
    name: "Ärger & Öl",
    slug: "oil",
    description: "Soft pink resin.",
    safety: "",
    price: "24.00",
    imageUrl: "/demo/front.webp",
    picture: null,
    isNew: false,
    isBestSeller: false,
    inStock: true,
    stockQuantity: 0,
    variants: [],
    updatedAt: "2026-11-21T10:00:00.000Z",
  }),
);

/** Renders what the maker sees of the product's own page in its form. */
function render(change: Partial<typeof form>, errors = {}): string {
  return renderToStaticMarkup(
    <MessagesContext value={ENGLISH}>
      <ShopContext value={PAGE}>
        <QueryClientProvider client={createQueryClient()}>
          <ItemFields
            resource={productResource}
            form={{ ...form, ...change }}
            errors={errors}
            onNext={() => {}}
            isNew={false}
          />
        </QueryClientProvider>
      </ShopContext>
    </MessagesContext>,
  );
}

test("the maker sees the search result and the card of a product's page", () => {
  const markup = render({});
  for (const part of [
    "In search results",
    "When its link is shared",
    ">localhost/clips/oil<",
    ">Ärger &amp; Öl · Barrette &amp; Bloom<",
    ">Soft pink resin.<",
    'src="/demo/front.webp"',
  ])
    expect(markup).toContain(part);
  // Before she has typed an address, the one that the name makes.
  expect(render({ slug: "" })).toContain(">localhost/clips/arger-ol<");
});

test("what is allowed as an address is said, and what is wrong is not folded away", () => {
  expect(render({})).toContain("Small letters, digits and hyphens");
  expect(render({})).not.toMatch(/<details [^>]*open=""/);
  const taken = render({}, { slug: "Another clip has this address." });
  expect(taken).toContain("Another clip has this address.");
  expect(taken).toMatch(/<details [^>]*open=""/);
});
