import { PAGES } from "#shared/api/paths.ts";
import { type RefObject, useEffect } from "react";

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
/** The attribute of the root while the notification is at the top. */
export const TOP_ATTRIBUTE = "data-toast-top";
/** The height of the notification. */
export const TOAST_HEIGHT = "--toast-height";

/** Tells a dialog the height of the notification. */
export function tellHeight(frame: HTMLElement, region: HTMLElement): void {
  frame.style.setProperty(TOAST_HEIGHT, `${region.offsetHeight}px`);
}

/**
 * The elements that are typed or chosen in; radio buttons and boxes are small
 * and many.
 */
const FIELDS =
  "textarea, select, input:not([type=radio], [type=checkbox], [type=file])";

/** The attribute of a toolbar that is fixed to the bottom of the window. */
export const TOOLBAR_ATTRIBUTE = "data-toolbar";
const TOOLS = `[${TOOLBAR_ATTRIBUTE}] :is(a, button)`;

/** Whether the notification covers one of these elements. */
export function covers(region: Element, elements: Iterable<Element>): boolean {
  const place = region.getBoundingClientRect();
  return [...elements].some((element) => {
    const { width, top, bottom, left, right } = element.getBoundingClientRect();
    const isBeside = right <= place.left || left >= place.right;
    const isApart = bottom <= place.top || top >= place.bottom;
    return width > 1 && place.height > 0 && !isBeside && !isApart;
  });
}

/**
 * Moves the notification of a page to the top if it covers one of these elements.
 * It stays there until it leaves: what moves under a pointer is pressed instead.
 */
function clear(region: HTMLElement, elements: Iterable<Element>): void {
  // The panel has a place of its own for them.
  if (location.pathname.startsWith(PAGES.admin)) return;
  if (document.querySelector("[data-dialog]")) return;
  if (covers(region, elements))
    document.documentElement.setAttribute(TOP_ATTRIBUTE, "");
}

/**
 * Sets the height of the region's notification on every open dialog, and keeps
 * it off the fields and the toolbar of the page.
 */
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
      root.removeAttribute(TOP_ATTRIBUTE);
      clear(element, document.querySelectorAll(`${FIELDS}, ${TOOLS}`));
      // The dialog has less room now, so the focused field is kept in view.
      if (height > 0)
        document.activeElement
          ?.closest("[data-dialog] :is(input, textarea)")
          ?.scrollIntoView({ block: "center" });
    });
    observer.observe(element);
    // Focusing a field scrolls it into view, perhaps below the notification, and
    // a dialog that closes leaves it on the toolbar that gets the focus back.
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (target.matches(FIELDS)) clear(element, [target]);
      if (target.matches(TOOLS))
        clear(element, document.querySelectorAll(TOOLS));
    };
    document.addEventListener("focusin", onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", onFocus);
    };
  }, [region]);
}
