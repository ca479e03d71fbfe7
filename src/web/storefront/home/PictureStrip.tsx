import { useEffect, useRef, useState } from "react";
import { pictureAlt, pictureOfVariant } from "#shared/catalog/rules.ts";
import type { Product, ProductPicture } from "#shared/catalog/schema.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { visuallyHidden } from "#web/ui/layout.css.ts";
import { Picture } from "#web/ui/Picture.tsx";
import * as css from "./PictureStrip.css.ts";

type PictureStripProps = {
  product: Product;
  pictures: readonly ProductPicture[];
  /** The variant that the shopper chose; undefined before a choice. */
  variantId: number | undefined;
  sizes: string;
  isEager: boolean;
  className: string;
};

/** The pictures of a product, to swipe; scrolls to that of a chosen variant. */
export function PictureStrip(props: PictureStripProps) {
  const { product, pictures, variantId } = props;
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isSeen, setSeen] = useState(false);
  const count = pictures.length;

  const look = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once is enough
  useEffect(() => {
    // The strip may have been swiped before this script was loaded.
    look();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    if (strip.current) observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);
  const show = (index: number) => {
    const list = strip.current;
    // Smooth scrolling would load all the pictures in between.
    const behavior = Math.abs(index - shown) > 1 ? "instant" : "auto";
    list?.scrollTo({ left: index * list.clientWidth, behavior });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a swipe must not bring it back
  useEffect(() => {
    if (variantId === undefined) return;
    const own = pictureOfVariant(pictures, variantId);
    if (own >= 0) show(own);
    else if (pictures[shown]?.variantId) show(0);
  }, [variantId]);

  const altOf = ({ variantId: id }: ProductPicture, index: number) => {
    const variant = product.variants.find((each) => each.id === id);
    const place = index > 0 ? `picture ${index + 1} of ${count}` : undefined;
    return pictureAlt(product.name, variant?.title ?? place);
  };
  const step = (by: 1 | -1, label: string) => (
    <button
      type="button"
      className={css.step}
      data-by={by}
      aria-label={`${label} of ${product.name}`}
      onClick={() => show((shown + by + count) % count)}
    >
      <Icon name="up" />
    </button>
  );
  return (
    <>
      <ul
        ref={strip}
        className={css.strip}
        data-seen={isSeen || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={`Pictures of ${product.name}`}
        onScroll={look}
      >
        {pictures.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
          <li key={index} className={css.slide}>
            <Picture
              className={props.className}
              imageUrl={each.imageUrl}
              picture={each.picture}
              alt={altOf(each, index)}
              sizes={props.sizes}
              isEager={props.isEager && index === 0}
            />
          </li>
        ))}
      </ul>
      {step(-1, "Previous picture")}
      {step(1, "Next picture")}
      <span className={css.dots} aria-hidden="true">
        {pictures.map((_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            key={index}
            className={css.dot}
            data-on={index === shown || undefined}
          />
        ))}
      </span>
      <span className={visuallyHidden} role="status">
        Picture {shown + 1} of {count}
      </span>
    </>
  );
}
