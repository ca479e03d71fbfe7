import { type RefObject, useEffect, useRef } from "react";

// Notifications stand above the footer of a dialog, which keeps their height
// free meanwhile: they cover no picture, price, notice or field. Both publish
// their sizes as CSS custom properties, in CSS pixels.

/** The attribute of the root with the kind of the open dialog with a footer. */
export const FOOTER_ATTRIBUTE = "data-dialog-foot";
/** From the window's bottom to the footer's top (0: it scrolls), left, width. */
export const FOOTER = {
  bottom: "--dialog-foot-bottom",
  left: "--dialog-foot-left",
  width: "--dialog-foot-width",
} as const;
/** The attribute of the root while there is a notification. */
export const TOAST_ATTRIBUTE = "data-toast";
/** The height of the notification. */
export const TOAST_HEIGHT = "--toast-height";

/** Publishes where the footer of a dialog is, while it is mounted. */
export function useFootPlace(kind: string): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    const frame = element?.closest("[data-dialog]");
    if (!element || !frame) return;
    const root = document.documentElement;
    const { style } = root;
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
      // The dialog moves until its animation ends, or is cut short: that has no
      // event of its end.
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

/** Publishes the height of the notification in this element. */
export function useToastHeight(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      root.style.setProperty(TOAST_HEIGHT, `${height}px`);
      root.toggleAttribute(TOAST_ATTRIBUTE, height > 0);
      // The dialog has less room now: the focused field stays in view.
      if (height > 0)
        document.activeElement
          ?.closest("[data-dialog] :is(input, textarea)")
          ?.scrollIntoView({ block: "center" });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
}
