import { useEffect, useRef, useState } from "react";
import { pictureOfVariant } from "#shared/catalog/rules.ts";
import type { Product, ProductPicture } from "#shared/catalog/schema.ts";
import { useMessages } from "#web/data/messages.ts";
import { useForwardToOpen } from "#web/data/history.ts";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { lateComponent, useLateCode } from "#web/ui/late-code.ts";
import { reducedMotion } from "#web/ui/media.ts";
import { motion } from "#web/ui/motion.ts";
import { Picture } from "#web/ui/Picture.tsx";
import { FactIcon } from "./FactIcon.tsx";
import * as css from "./Gallery.css.ts";
import { Lens } from "./Lens.tsx";
import { galleryOf, PICTURE_SIZES, previewOf } from "./pictures.ts";

const viewer = lateComponent([], () =>
  import("./Viewer.tsx").then((module) => module.Viewer),
);

type GalleryProps = {
  product: Product;
  /** The variant that the shopper chose; undefined before a choice. */
  variantId: number | undefined;
  isSoldOut: boolean;
};

/**
 * The pictures of a clip: beside a rail in wide windows, from edge to edge and
 * swiped on phones; pressing one shows it in the whole window.
 */
export function Gallery({ product, variantId, isSoldOut }: GalleryProps) {
  const pictures = galleryOf(product);
  const t = useMessages("home").clips;
  const { products } = useMessages("first");
  const { strip, shown, look, show } = useStrip(pictures, variantId);
  const [isSeen, setSeen] = useState(false);
  // Where the page was sent with the picture, this may be there before the code.
  useEffect(() => {
    if (strip.current?.querySelector("img")?.complete) setSeen(true);
  }, [strip]);
  const [isLarge, setLarge] = useState(false);
  useForwardToOpen("pictures", () => setLarge(true));
  const Viewer = useLateCode(viewer, isLarge, () => setLarge(false));
  const count = pictures.length;
  const altOf = (each: ProductPicture, index: number) => {
    const variant = product.variants.find(({ id }) => id === each.variantId);
    const place = index > 0 ? t.picture(index + 1, count) : undefined;
    const detail = variant?.title ?? place;
    return [products.alt(product.name), detail].filter(Boolean).join(", ");
  };
  return (
    <div className={css.gallery} data-single={count === 1 || undefined}>
      {count > 1 && (
        <ul className={css.rail}>
          {pictures.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
            <li key={index}>
              <button
                type="button"
                className={css.railButton}
                aria-label={t.picture(index + 1, count)}
                aria-current={index === shown || undefined}
                onClick={() => show(index)}
              >
                <Picture
                  imageUrl={each.imageUrl}
                  picture={each.picture}
                  alt=""
                  sizes="76px"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div
        className={css.main}
        data-clip-picture
        data-sold-out={isSoldOut || undefined}
      >
        <ul
          ref={strip}
          className={css.strip}
          data-seen={isSeen || shown > 0 || undefined}
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={products.pictures(product.name)}
          onScroll={look}
          onClick={() => setLarge(true)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Or it would press the first button of the dialog.
            event.preventDefault();
            setLarge(true);
          }}
          onPointerEnter={() => setSeen(true)}
          onLoadCapture={() => setSeen(true)}
        >
          {pictures.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
            <li key={index} className={css.slide}>
              <Picture
                imageUrl={each.imageUrl}
                picture={each.picture}
                alt={altOf(each, index)}
                sizes={PICTURE_SIZES}
                isEager={index === 0}
                isFirst={index === 0}
                preview={previewOf(each.imageUrl)}
              />
            </li>
          ))}
        </ul>
        <Lens
          picture={pictures[shown] ?? product}
          onOpen={() => setLarge(true)}
        />
        <button
          type="button"
          className={css.zoom}
          aria-label={t.zoom}
          onClick={() => setLarge(true)}
          onPointerEnter={() => void viewer.load().catch(() => {})}
        >
          <FactIcon name="zoom" />
        </button>
        {count > 1 && (
          <span className={css.place} aria-hidden="true">
            {`${shown + 1} / ${count}`}
          </span>
        )}
        {count > 1 && (
          <span className={visuallyHidden} role="status">
            {t.picture(shown + 1, count)}
          </span>
        )}
      </div>
      {Viewer && isLarge && (
        <Viewer
          pictures={pictures}
          first={shown}
          altOf={altOf}
          onClose={(last) => {
            setLarge(false);
            show(last);
          }}
        />
      )}
    </div>
  );
}

const FADE_MS = Number.parseInt(motion.base, 10);

/** Lets the picture that is seen fade out over the one that takes its place. */
function fadeOut(list: HTMLElement, slide: Element | undefined): void {
  const image = slide?.querySelector("img");
  const isSeen = image?.complete && image.naturalWidth > 0;
  if (!isSeen || matchMedia(reducedMotion).matches) return;
  const former = new Image();
  former.className = css.former;
  former.alt = "";
  former.decoding = "sync";
  former.src = image.currentSrc;
  list.after(former);
  void former
    .animate({ opacity: [1, 0] }, { duration: FADE_MS, easing: motion.glide })
    .finished.finally(() => former.remove());
}

/** Which picture the strip shows, and how another one is shown. */
function useStrip(
  pictures: readonly ProductPicture[],
  variantId: number | undefined,
) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const look = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    // Negative where the page is read from right to left.
    setShown(Math.abs(Math.round(scrollLeft / Math.max(clientWidth, 1))));
  };
  const show = (index: number) => {
    const list = strip.current;
    const slide = list?.children[index];
    if (!list || !slide) return;
    if (index !== shown) fadeOut(list, list.children[shown]);
    const { left } = slide.getBoundingClientRect();
    const by = left - list.getBoundingClientRect().left;
    // `scrollBy` would stop at the next picture.
    list.scrollTo({ left: list.scrollLeft + by, behavior: "instant" });
    setShown(index);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => look(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a swipe must not bring it back
  useEffect(() => {
    if (variantId === undefined) return;
    const own = pictureOfVariant(pictures, variantId);
    if (own >= 0) show(own);
    else if (pictures[shown]?.variantId) show(0);
  }, [variantId]);
  return { strip, shown, look, show };
}
