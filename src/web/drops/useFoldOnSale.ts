import { type RefObject, useLayoutEffect, useRef } from "react";
import { useMessages } from "#web/data/messages.ts";
import { reducedMotion } from "#web/ui/theme/media.ts";
import { isOpened } from "./useLeft.ts";

const FOLDS_MS = 180;

/**
 * Folds a drop's form away at its moment, when it gives way to "Add to Cart",
 * which gets the focus if somebody typed. Returns the ref of the element around
 * the form.
 */
export function useFoldOnSale(
  productId: number,
): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const { add } = useMessages("storefront").products;
  useLayoutEffect(() => {
    const element = around.current;
    return () => {
      if (!element) return;
      // Before its moment it leaves because another page is shown.
      if (isOpened(productId)) foldAway(element);
      if (!element.contains(document.activeElement)) return;
      const clip = element.closest("article");
      requestAnimationFrame(() =>
        [...(clip?.querySelectorAll("button") ?? [])]
          .find(({ textContent }) => textContent === add)
          ?.focus(),
      );
    };
  }, [add, productId]);
  return around;
}

/** Leaves a copy of an element that is being removed, which folds. */
function foldAway(element: HTMLElement): void {
  const copy = element.cloneNode(true);
  // What `deferred` puts around the form is removed with it.
  const around = element.parentElement;
  if (matchMedia(reducedMotion).matches || !(copy instanceof HTMLElement))
    return;
  copy.setAttribute("inert", "");
  copy.style.overflow = "hidden";
  const gap = around?.parentElement
    ? Number.parseFloat(getComputedStyle(around.parentElement).rowGap)
    : 0;
  const height = `${element.offsetHeight}px`;
  around?.after(copy);
  copy.animate(
    [
      { height },
      // The gap above it goes, too.
      { height: 0, marginTop: `${-gap || 0}px`, opacity: 0 },
    ],
    { duration: FOLDS_MS, easing: "ease-out" },
  ).onfinish = () => copy.remove();
}
