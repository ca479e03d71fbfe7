import {
  OTHER_PRODUCTS,
  type OtherProduct,
  type Product,
  type ProductPage,
} from "#shared/catalog/schema.ts";
import { priceRange } from "#shared/catalog/rules.ts";
import type { Picture } from "#shared/images/schema.ts";
import {
  asShownAt,
  priceDigits,
  withShownPrices,
} from "#server/catalog/shown.ts";
import { hasSessionCookie, sessionOf } from "#server/auth/sessions.ts";
import { findSlugOwner } from "#server/catalog/slugs.ts";
import {
  findProducts,
  findShownProduct,
  listOtherProducts,
} from "#server/catalog/store.ts";
import { resinStore } from "./part-store.ts";
import type { Db } from "#server/db/handle.ts";
import { loadMarkdown } from "#server/site/page-store.ts";
import { getProductPage } from "#shared/catalog/calls.ts";
import { errorKey } from "#shared/messages/error-key.ts";
import type { Deps } from "#server/deps.ts";
import { Problem } from "#server/http/problem.ts";
import { routes } from "#server/http/routes.ts";

/** Returns the product that has or had this slug, if shoppers may see it. */
export async function findProductBySlug(
  db: Db,
  slug: string,
): Promise<Product | undefined> {
  const id = await findSlugOwner(db, slug);
  return id === undefined ? undefined : findShownProduct(db, id);
}

/**
 * Returns the same product, and to the maker who is signed in a hidden one as
 * well: she sees its page before shoppers do.
 */
export async function findProductFor(
  deps: Deps,
  request: Request,
  slug: string,
): Promise<Product | undefined> {
  const id = await findSlugOwner(deps.db, slug);
  if (id === undefined) return undefined;
  const isMaker =
    hasSessionCookie(request) && (await sessionOf(deps, request)) !== undefined;
  if (!isMaker) return findShownProduct(deps.db, id);
  const [product] = await findProducts(deps.db, [id]);
  return product;
}

type Shown = {
  /** The number of decimals that prices have. */
  digits: number;
  now: number;
};

/** Returns what the page of a product shows. */
export async function readProductPage(
  db: Db,
  product: Product,
  { digits, now }: Shown,
): Promise<ProductPage> {
  const {
    details = "",
    pictures,
    ...shown
  } = withShownPrices(asShownAt(product, now), digits);
  const others = await listOtherProducts(db, product.id, OTHER_PRODUCTS);
  const html = details ? (await loadMarkdown()).renderMarkdown(details) : "";
  const isSized =
    product.widthMm !== undefined ||
    product.variants.some(({ widthMm }) => widthMm !== undefined);
  return {
    product: {
      ...shown,
      ...(pictures && {
        pictures: pictures.map((each, index) =>
          index === 0
            ? each
            : { ...each, picture: withoutPreview(each.picture) },
        ),
      }),
    },
    html,
    ...(isSized ? await resinsOf(db, product) : { resin: null }),
    more: others.map((each) =>
      toOther(withShownPrices(asShownAt(each, now), digits)),
    ),
  };
}

function toOther(product: Product): OtherProduct {
  const { slug, name, imageUrl } = product;
  const picture = withoutPreview(product.picture);
  const { lowest, isRange } = priceRange(product);
  return {
    ...{ slug, name, imageUrl, picture },
    price: lowest,
    hasSeveralPrices: isRange,
  };
}

/**
 * Returns the resins that a product and its options are named after. An option
 * with pictures of its own, and not only another size, may have any color.
 */
async function resinsOf(
  db: Db,
  { name, variants, pictures }: Product,
): Promise<Pick<ProductPage, "resin" | "optionResins">> {
  const resins = (await resinStore.list(db)).map(
    ({ name: own, imageUrl, picture }) => ({
      word: own.toLowerCase(),
      resin: { imageUrl, picture: withoutPreview(picture) },
    }),
  );
  const isNamed = name.toLowerCase();
  const resin = resins.find(({ word }) => isNamed.startsWith(word))?.resin;
  const optionResins = variants.flatMap(({ id, title, widthMm }) => {
    const option = title.toLowerCase();
    const own = resins.find(({ word }) => option.includes(word))?.resin;
    const isOther =
      widthMm === undefined &&
      pictures?.some(({ variantId }) => variantId === id);
    return own || isOther ? [{ variantId: id, resin: own ?? null }] : [];
  });
  return {
    resin: resin ?? null,
    ...(optionResins.length > 0 && { optionResins }),
  };
}

/** Removes the blurred preview of a picture that is not seen first. */
function withoutPreview(picture: Picture | null): Picture | null {
  return picture && { ...picture, placeholder: "" };
}

/** Adds the call with which the browser opens a product's page. */
export function productPageRoutes(deps: Deps) {
  return routes(
    { getProductPage },
    {
      getProductPage: async ({ params, request }) => {
        const product = await findProductFor(deps, request, params.slug);
        if (!product)
          throw new Problem("not_found", { message: errorKey("productGone") });
        return readProductPage(deps.db, product, {
          digits: await priceDigits(deps),
          now: deps.clock.now(),
        });
      },
    },
  );
}
