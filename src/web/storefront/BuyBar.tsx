import { type RefObject, useEffect, useRef, useState } from "react";
import type { Product, Variant } from "#shared/catalog/schema.ts";
import { useOverlay } from "#web/overlays/overlay-context.ts";
import { Price } from "#web/ui/Price.tsx";
import { AddButton, type Buying, canBeAdded } from "./BuyPanel.tsx";
import * as css from "./BuyBar.css.ts";

type BuyBarProps = {
  product: Product;
  variant: Variant | undefined;
  buying: Buying;
  /** The page's own button, above which the bar is not needed. */
  below: RefObject<HTMLDivElement | null>;
};

/** On phones, price and button once the page's own has left the view upwards. */
export function BuyBar({ product, variant, buying, below }: BuyBarProps) {
  const isPassed = useIsPassed(below);
  const bar = useRef<HTMLDivElement>(null);
  const overlay = useOverlay();
  const isShown = isPassed && overlay === null && canBeAdded(buying);
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.body;
    // The end of the footer can be read above the bar.
    style.paddingBottom = `${bar.current?.offsetHeight ?? 0}px`;
    return () => {
      style.paddingBottom = "";
    };
  }, [isShown]);
  return (
    <div className={css.place} data-shown={isShown || undefined}>
      <div ref={bar} className={css.bar} inert={!isShown}>
        <p className={css.text}>
          <Price
            className={css.price}
            value={variant?.price ?? product.price}
          />
          {variant && product.variants.length > 1 && (
            <span className={css.variant} dir="auto">
              {variant.title}
            </span>
          )}
        </p>
        <AddButton buying={buying} className={css.button} />
      </div>
    </div>
  );
}

function useIsPassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setPassed(!last.isIntersecting);
      },
      // Whatever is below the window counts as in it: a leap from there to above
      // the window is heard of as well.
      { rootMargin: "0px 0px 100000px" },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
}
