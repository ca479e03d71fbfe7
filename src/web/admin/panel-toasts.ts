import { useEffect } from "react";
import { REGION_ATTRIBUTE } from "#web/ui/toast-place.ts";

/** The attribute of the root while the panel's notification has its place. */
export const PLACE_ATTRIBUTE = "data-toast-place";
/** Where it is in the window, on the region itself. */
export const TOAST_LEFT = "--toast-left";
export const TOAST_TOP = "--toast-top";

const STEP_PX = 16;
const EDGE_PX = 24;
/** Below the panel's bar, or what is left of it in a low window. */
const BAR_PX = 125;

const PRESSED =
  "a[href], button, input, select, textarea, summary, [contenteditable]";

/** What appears in a row under the mouse covers nothing elsewhere. */
const isSeen = (element: Element): boolean =>
  [element, element.parentElement].every(
    (each) => !each || getComputedStyle(each).opacity !== "0",
  );

/** What is pressed next: the buttons of a form, and the way to a new item. */
const NEXT = "[data-add], form button";

type Pressed = { box: DOMRect; weight: number };

/** Where it is as wide as the window, nothing else can be left free. */
const PHONE_PX = 600;

/** Returns what can be pressed in the window. */
function pressedBoxes(region: Element): Pressed[] {
  const wanted = innerWidth < PHONE_PX ? NEXT : PRESSED;
  return [...document.querySelectorAll(wanted)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isInView = box.bottom > 0 && box.top < innerHeight && box.width > 1;
    const isOther = isInView && !region.contains(element) && isSeen(element);
    return isOther ? [{ box, weight: element.matches(NEXT) ? 100 : 1 }] : [];
  });
}

type Box = { left: number; top: number; width: number; height: number };

const countCovered = (pressed: readonly Pressed[], at: Box): number =>
  pressed.reduce((sum, { box, weight }) => {
    const isBeside = box.left >= at.left + at.width || box.right <= at.left;
    const isApart = box.top >= at.top + at.height || box.bottom <= at.top;
    return isBeside || isApart ? sum : sum + weight;
  }, 0);

/** From the first to the last, both included. */
function* steps(first: number, last: number): Generator<number> {
  const by = Math.sign(last - first) * STEP_PX;
  for (let at = first; by !== 0 && (last - at) * by > 0; at += by) yield at;
  yield last;
}

/**
 * Where it can be: in a wide window at the right of the bottom first, and from
 * there to the left and up; on a phone, where it is as wide as the window, below
 * the bar, and else at the bottom.
 */
function* placesFor({ left, width, height }: Box): Generator<Box> {
  const right = innerWidth - width - EDGE_PX;
  const bottom = innerHeight - height - EDGE_PX;
  const isWide = right > EDGE_PX;
  for (const top of isWide ? steps(bottom, BAR_PX) : [BAR_PX, bottom])
    for (const place of isWide ? steps(right, EDGE_PX) : [left])
      yield { left: place, top, width, height };
}

/** Moves the notification to the first place in which it covers the least. */
function choosePlace(region: HTMLElement): void {
  // A dialog keeps room for it.
  if (document.querySelector("[data-dialog]")) return;
  const box = region.getBoundingClientRect();
  if (box.height === 0) return;
  const pressed = pressedBoxes(region);
  let least = Number.POSITIVE_INFINITY;
  let best: Box = box;
  for (const place of placesFor(box)) {
    const covered = countCovered(pressed, place);
    if (covered < least) [least, best] = [covered, place];
    if (least === 0) break;
  }
  region.style.setProperty(TOAST_LEFT, `${best.left}px`);
  region.style.setProperty(TOAST_TOP, `${best.top}px`);
  document.documentElement.setAttribute(PLACE_ATTRIBUTE, "");
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
          if (
            countCovered(pressedBoxes(region), region.getBoundingClientRect()) >
            0
          )
            choosePlace(region);
        }),
      );
    };
    const onResize = () => choosePlace(region);
    addEventListener("resize", onResize);
    for (const type of ["click", "focusin"])
      document.addEventListener(type, onPress);
    return () => {
      observer.disconnect();
      removeEventListener("resize", onResize);
      for (const type of ["click", "focusin"])
        document.removeEventListener(type, onPress);
      document.documentElement.removeAttribute(PLACE_ATTRIBUTE);
    };
  }, []);
}
