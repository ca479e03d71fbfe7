import type { QueryClient } from "@tanstack/react-query";
import type {
  Product,
  ProductPage,
  ProductPicture,
} from "#shared/catalog/schema.ts";
import { avifSet, srcSet } from "#shared/images/rules.ts";
import { productNow } from "#web/data/availability.ts";
import {
  nextArrival,
  type ProductOpening,
  traversal,
} from "#web/data/product-opening.ts";
import { productPageQuery } from "#web/data/queries.ts";
import { PRODUCT_PATH } from "#shared/api/paths.ts";
import { reducedMotion } from "#web/ui/media.ts";
import { listProducts } from "#shared/catalog/calls.ts";
import { galleryOf, notePreview, PICTURE_SIZES } from "./pictures.ts";
import { setStage } from "./stage.ts";

const prepared = new Set<string>();

const prepare: ProductOpening["prepare"] = (queryClient, slug) => {
  if (prepared.has(slug)) return;
  prepared.add(slug);
  void fetchPage(queryClient, slug).catch(() => prepared.delete(slug));
};

/** Fetches the data, and the picture without waiting for it where known. */
async function fetchPage(
  queryClient: QueryClient,
  slug: string,
): Promise<void> {
  const known = knownProduct(queryClient, slug);
  if (known) preload(galleryOf(known.product)[0]);
  const { product } = await queryClient.fetchQuery(productPageQuery(slug));
  if (!known) preload(galleryOf(product)[0]);
}

function preload(shown: ProductPicture | undefined): void {
  if (!shown) return;
  const files = srcSet(shown.imageUrl, shown.picture);
  const avif = avifSet(shown.imageUrl);
  if (!files) return;
  // Not by a link: the browser warns of one whose file nobody uses soon.
  const around = document.createElement("picture");
  const image = new Image();
  if (avif) {
    const source = document.createElement("source");
    // A browser that does not know the type fetches the other file.
    source.type = "image/avif";
    source.sizes = PICTURE_SIZES;
    source.srcset = avif;
    around.append(source);
  }
  around.append(image);
  image.sizes = PICTURE_SIZES;
  image.srcset = files;
}

const open: ProductOpening["open"] = (link, { queryClient, slug, go }) => {
  const image = link.closest("article")?.querySelector("img");
  const known = knownProduct(queryClient, slug);
  const isLoaded = image?.complete && image.naturalWidth > 0;
  if (!known || !isLoaded || document.hidden) {
    go();
    return;
  }
  notePreview(image.currentSrc);
  const stage = setStage(image, {
    isOnly: galleryOf(known.product).length === 1,
    isSoldOut: !productNow(known.product).inStock,
  });
  // Rendering the page would otherwise come before the stage is painted.
  requestAnimationFrame(() =>
    setTimeout(async () => {
      const arrival = nextArrival();
      go();
      await Promise.all([arrival, stage.isOver]);
      // The page has scrolled to its top, and is painted.
      await nextFrame();
      await nextFrame();
      stage.remove();
    }),
  );
};

const nextFrame = () => new Promise(requestAnimationFrame);

traversal.wrap = goBack;

export const opening: ProductOpening = { prepare, open };

/** Both pages name the picture alike, so that one becomes the other. */
const PICTURE_NAME = "clip-picture";
const PICTURE = "[data-clip-picture]";

/** A step back from the page of a product ends at the clip's card. */
function goBack(move: () => void): void {
  const slug = document
    .querySelector("article[data-clip]")
    ?.getAttribute("data-clip");
  const isLeaving = slug && !PRODUCT_PATH.exec(location.pathname);
  if (!isLeaving || !canMove()) {
    move();
    return;
  }
  const page = document.querySelector<HTMLElement>(
    `article[data-clip] ${PICTURE}`,
  );
  if (page) page.style.viewTransitionName = PICTURE_NAME;
  let card: HTMLElement | undefined;
  const transition = document.startViewTransition(async () => {
    const arrival = nextArrival();
    move();
    await arrival;
    card = nameCard(slug);
  });
  void transition.finished.finally(() => {
    if (card) card.style.viewTransitionName = "";
  });
}

const canMove = () =>
  "startViewTransition" in document && !matchMedia(reducedMotion).matches;

/** Names the picture of a clip's card, if it is in the window. */
function nameCard(slug: string): HTMLElement | undefined {
  const link = document.querySelector(`article a[href$="/clips/${slug}"]`);
  const card = link?.closest("article");
  const picture = card?.querySelector<HTMLElement>(PICTURE);
  if (!picture || card?.hasAttribute("data-clip")) return undefined;
  const { top, bottom } = picture.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return undefined;
  picture.style.viewTransitionName = PICTURE_NAME;
  return picture;
}

/**
 * Returns what the browser knows of a clip: its page's data, or else what a
 * list on a page before tells of it.
 */
export function knownProduct(
  queryClient: QueryClient,
  slug: string,
): ProductPage | undefined {
  const page = queryClient.getQueryData(productPageQuery(slug).queryKey);
  if (page) return page;
  const lists = queryClient.getQueriesData<Product[]>({
    queryKey: [listProducts.path],
  });
  const product = lists
    .flatMap(([, list = []]) => list)
    .find((each) => each.slug === slug);
  return product && { product, html: "", resin: null, more: [] };
}
