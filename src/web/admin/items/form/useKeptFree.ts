import { type RefObject, useEffect } from "react";
import { below, low } from "#web/ui/theme/media.ts";
import {
  BOTTOM_ATTRIBUTE,
  covers,
  REGION_ATTRIBUTE,
} from "#web/ui/toast/toast-place.ts";

/**
 * Moves the notification that a phone has below the tabs to the bottom if it
 * would cover this element. It stays there until it leaves: what moves under a
 * pointer is pressed instead.
 */
export function useKeptFree(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = document.querySelector(`[${REGION_ATTRIBUTE}]`);
    if (!region) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.removeAttribute(BOTTOM_ATTRIBUTE);
      if (!matchMedia(below.md).matches || matchMedia(low).matches) return;
      const element = ref.current;
      root.toggleAttribute(
        BOTTOM_ATTRIBUTE,
        element !== null && covers(region, [element]),
      );
    });
    observer.observe(region);
    return () => {
      observer.disconnect();
      root.removeAttribute(BOTTOM_ATTRIBUTE);
    };
  }, [ref]);
}
