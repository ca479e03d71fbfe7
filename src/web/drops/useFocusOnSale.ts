import { type RefObject, useLayoutEffect, useRef } from "react";
import { useMessages } from "#web/data/messages.ts";

/**
 * Keeps the focus where a form gives way to "Add to Cart" while somebody types:
 * the button has it then. Returns the ref of the element around the form.
 */
export function useFocusOnSale(): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const { add } = useMessages("storefront").products;
  useLayoutEffect(() => {
    const element = around.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const clip = element.closest("article");
      requestAnimationFrame(() =>
        [...(clip?.querySelectorAll("button") ?? [])]
          .find(({ textContent }) => textContent === add)
          ?.focus(),
      );
    };
  }, [add]);
  return around;
}
