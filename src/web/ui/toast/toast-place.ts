import { type RefObject, useEffect, useRef } from "react";

// Notifications are above the footer of a dialog, and the dialog reserves their
// height, so that they cover no picture, price, notice or field. The dialog and
// the region exchange their sizes by CSS custom properties, in CSS pixels. The
// properties are set on the elements that use them: on the root, each change
// would recalculate the styles of the whole page.

/** The attribute of the region that notifications appear in, for react-aria. */
export const REGION_ATTRIBUTE = "data-react-aria-top-layer";

/** The attribute of the root with the kind of the open dialog with a footer. */
export const FOOTER_ATTRIBUTE = "data-dialog-foot";
/** The footer's top from the window's bottom (0 if it scrolls), left, width. */
export const FOOTER = {
  bottom: "--dialog-foot-bottom",
  left: "--dialog-foot-left",
  width: "--dialog-foot-width",
} as const;
/** The attribute of the root while there is a notification. */
export const TOAST_ATTRIBUTE = "data-toast";
/** The height of the notification. */
export const TOAST_HEIGHT = "--toast-height";

const findRegion = () =>
  document.querySelector<HTMLElement>(`[${REGION_ATTRIBUTE}]`);

/** Publishes the place of a dialog's footer to the notifications' region. */
export function useFootPlace(kind: string): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    const frame = element?.closest<HTMLElement>("[data-dialog]");
    const region = findRegion();
    if (!element || !frame || !region) return;
    const root = document.documentElement;
    const { style } = region;
    tellHeight(frame, region);
    const measure = () => {
      // A closing dialog must not overwrite the next one's values.
      if (frame.hasAttribute("data-exiting") || !frame.isConnected) return;
      const { top, bottom, left, width } = element.getBoundingClientRect();
      // In a very low window the footer scrolls with the whole dialog.
      const isPinned = bottom <= innerHeight + 1;
      style.setProperty(FOOTER.bottom, `${isPinned ? innerHeight - top : 0}px`);
      style.setProperty(FOOTER.left, `${left}px`);
      style.setProperty(FOOTER.width, `${width}px`);
      root.setAttribute(FOOTER_ATTRIBUTE, kind);
    };
    const observer = new ResizeObserver(() => {
      measure();
      // The dialog moves until its animation ends or is canceled; a canceled
      // animation has no end event, but settles `finished`.
      const moves = frame.getAnimations().map(({ finished }) => finished);
      if (moves.length > 0) void Promise.allSettled(moves).then(measure);
    });
    observer.observe(element);
    observer.observe(frame);
    return () => {
      observer.disconnect();
      if (root.getAttribute(FOOTER_ATTRIBUTE) === kind)
        root.removeAttribute(FOOTER_ATTRIBUTE);
    };
  }, [kind]);
  return foot;
}

function tellHeight(frame: HTMLElement, region: HTMLElement): void {
  frame.style.setProperty(TOAST_HEIGHT, `${region.offsetHeight}px`);
}

/** Sets the height of the region's notification on every open dialog. */
export function useToastHeight(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      const frames = document.querySelectorAll<HTMLElement>("[data-dialog]");
      for (const frame of frames) tellHeight(frame, element);
      root.toggleAttribute(TOAST_ATTRIBUTE, height > 0);
      // The dialog has less room now, so the focused field is kept in view.
      if (height > 0)
        document.activeElement
          ?.closest("[data-dialog] :is(input, textarea)")
          ?.scrollIntoView({ block: "center" });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
}
