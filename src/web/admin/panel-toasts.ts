import { useEffect } from "react";
import { REGION_ATTRIBUTE } from "#web/ui/toast-place.ts";

/**
 * The attribute of the root with the place of the panel's notification: at its
 * usual end of the window, or at the other one.
 */
export const PLACE_ATTRIBUTE = "data-toast-place";
export type ToastPlace = "usual" | "other";
const PLACES: ToastPlace[] = ["usual", "other"];
/** How far it is from the left of a wide window, on the region itself. */
export const TOAST_LEFT = "--toast-left";

const STEP_PX = 16;
const EDGE_PX = 24;

const PRESSED =
  "a[href], button, input, select, textarea, summary, [contenteditable]";

/** What appears in a row under the mouse covers nothing elsewhere. */
const isSeen = (element: Element): boolean =>
  [element, element.parentElement].every(
    (each) => !each || getComputedStyle(each).opacity !== "0",
  );

/** Returns what can be pressed as high in the window as this box. */
function pressedBeside(region: Element, { top, bottom }: DOMRect): DOMRect[] {
  return [...document.querySelectorAll(PRESSED)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isApart = box.bottom <= top || box.top >= bottom || box.width <= 1;
    const isOther = !isApart && !region.contains(element) && isSeen(element);
    return isOther ? [box] : [];
  });
}

/** Where it can be: at the right first, and from there to the left. */
function* leftsOf({ width }: DOMRect): Generator<number> {
  const right = innerWidth - width - EDGE_PX;
  yield right;
  // On phones it is as wide as the window.
  if (right > width)
    for (let left = right; left >= EDGE_PX; left -= STEP_PX) yield left;
}

type Place = { place: ToastPlace; left: number; covered: number };

/** Returns the first place in which it covers the least. */
function findPlace(region: Element): Place | undefined {
  let best: Place | undefined;
  for (const place of PLACES) {
    document.documentElement.setAttribute(PLACE_ATTRIBUTE, place);
    const box = region.getBoundingClientRect();
    const beside = pressedBeside(region, box);
    for (const left of leftsOf(box)) {
      const isCovered = (each: DOMRect) =>
        each.left < left + box.width && each.right > left;
      const covered = beside.filter(isCovered).length;
      if (!best || covered < best.covered) best = { place, left, covered };
      if (covered === 0) return best;
    }
  }
  return best;
}

function choosePlace(region: HTMLElement): void {
  // A dialog keeps room for it.
  if (document.querySelector("[data-dialog]")) return;
  const found = region.offsetHeight > 0 && findPlace(region);
  if (!found) return;
  document.documentElement.setAttribute(PLACE_ATTRIBUTE, found.place);
  region.style.setProperty(TOAST_LEFT, `${found.left}px`);
}

function coversSomething(region: Element): boolean {
  const box = region.getBoundingClientRect();
  return pressedBeside(region, box).some(
    ({ left, right }) => left < box.right && right > box.left,
  );
}

/**
 * Keeps the panel's notification off what is pressed next: rows, Save, menus.
 * While nothing else is pressed it stays, for what moves under a pointer is
 * pressed instead; what a press opens is kept free as well.
 */
export function useFreeToasts(): void {
  useEffect(() => {
    const region = document.querySelector<HTMLElement>(`[${REGION_ATTRIBUTE}]`);
    if (!region) return;
    const observer = new ResizeObserver(() => choosePlace(region));
    observer.observe(region);
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && region.contains(target)) return;
      // The form or the menu that was opened is there two frames later.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (coversSomething(region)) choosePlace(region);
        }),
      );
    };
    for (const type of ["click", "focusin"])
      document.addEventListener(type, onPress);
    return () => {
      observer.disconnect();
      for (const type of ["click", "focusin"])
        document.removeEventListener(type, onPress);
      document.documentElement.removeAttribute(PLACE_ATTRIBUTE);
    };
  }, []);
}
