import { type RefObject, useEffect, useRef } from "react";
import { createStore } from "#web/data/store.ts";

const isRequested = createStore(false);

/**
 * Makes the next screen focus its heading. The button that opens that screen
 * is removed, and the focus would be lost with the button.
 */
export function requestFocusOnEnter(): void {
  isRequested.set(true);
}

/** Returns the ref of a screen's heading, which gets the focus if requested. */
export function useFocusOnEnter(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRequested.get()) heading.current?.focus();
    isRequested.set(false);
  }, []);
  return heading;
}
