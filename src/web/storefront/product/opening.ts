import type { QueryClient } from "@tanstack/react-query";
import type { ProductPicture } from "#shared/catalog/schema.ts";
import { avifSet, srcSet } from "#shared/images/rules.ts";
import { productNow } from "#web/data/availability.ts";
import {
  type ProductOpening,
  nextArrival,
  traversal,
} from "#web/data/product-opening.ts";
import { productPageQuery } from "#web/data/queries.ts";
import { goBack } from "./going-back.ts";
import { knownProduct } from "./known-product.ts";
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
