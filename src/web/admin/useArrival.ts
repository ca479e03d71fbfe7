import { type RefObject, useEffect, useRef } from "react";
import { createStore } from "../store.ts";

const isDue = createStore(false);

/**
 * The next screen takes the focus to its heading: the button that leads there
 * goes, and with it the place of whoever uses the keyboard.
 */
export function announceArrival(): void {
  isDue.set(true);
}

/** For the heading of a screen: takes the focus if one led here. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isDue.get()) heading.current?.focus();
    isDue.set(false);
  }, []);
  return heading;
}
