import { useEffect } from "react";
import { REGION_ATTRIBUTE } from "#web/ui/toast-place.ts";

/** The attribute of the root while the panel's notification has its place. */
export const PLACE_ATTRIBUTE = "data-toast-place";
/** Where it is in the window, on the region itself. */
export const TOAST_LEFT = "--toast-left";
export const TOAST_TOP = "--toast-top";
export const TOAST_WIDTH = "--toast-width";

const STEP_PX = 16;
const EDGE_PX = 24;
/** Below the panel's bar, or what is left of it in a low window. */
const BAR_PX = 125;
const ON_BAR_PX = 8;
const MENU_PX = 52;
const WATCH_MS = 400;

/** A row of the workbench is pressed everywhere in it. */
const ROW = "[data-order]";
const PRESSED = `a[href], button, input, label, select, textarea, summary, [contenteditable], ${ROW}`;

/** What appears in a row under the mouse covers nothing elsewhere. */
const isSeen = (element: Element): boolean =>
  [element, element.parentElement].every(
    (each) => !each || getComputedStyle(each).opacity !== "0",
  );

/** What is pressed next: the buttons of a form, and the way to a new item. */
const NEXT = "[data-add], form button";
/** The panel's bar: besides its menu it is pressed less than rows. */
const BAR = "header";

type Pressed = { box: DOMRect; weight: number };

function weightOf(element: Element, { bottom }: DOMRect): number {
  if (element.matches(NEXT)) return 1_000;
  if (element.matches(ROW)) return 100;
  const bar = element.closest(BAR)?.getBoundingClientRect();
  if (!bar) return 30;
  // The menu that hangs from it is open because it is pressed next.
  if (bottom > bar.bottom + 1) return 300;
  return element.matches("button:not([role=tab])") ? 90 : 1;
}

/** Returns what can be pressed in the window. */
function pressedBoxes(region: Element): Pressed[] {
  return [...document.querySelectorAll(PRESSED)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isInView = box.bottom > 0 && box.top < innerHeight && box.width > 1;
    const isOther = isInView && !region.contains(element) && isSeen(element);
    return isOther ? [{ box, weight: weightOf(element, box) }] : [];
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
 * the bar, and from there down. Where rows fill all of it, on the bar.
 */
function* placesFor(
  { left, width, height }: Box,
  beside: () => Box,
): Generator<Box> {
  const right = innerWidth - width - EDGE_PX;
  const bottom = innerHeight - height - EDGE_PX;
  const isWide = right > EDGE_PX;
  const tops = isWide ? steps(bottom, BAR_PX) : steps(BAR_PX, bottom);
  for (const top of [...tops, ON_BAR_PX])
    for (const place of isWide ? steps(right, EDGE_PX) : [left])
      yield { left: place, top, width, height };
  // Beside the menu, which is at the end of the bar.
  if (!isWide) yield { ...beside(), left, top: ON_BAR_PX };
}

/** Moves the notification to the first place in which it covers the least. */
function choosePlace(region: HTMLElement): void {
  // A dialog keeps room for it.
  if (document.querySelector("[data-dialog]")) return;
  region.style.removeProperty(TOAST_WIDTH);
  const box = region.getBoundingClientRect();
  if (box.height === 0) return;
  const pressed = pressedBoxes(region);
  document.documentElement.setAttribute(PLACE_ATTRIBUTE, "");
  /** As narrow as it is beside the menu, and so perhaps higher. */
  const beside = () => {
    region.style.setProperty(TOAST_WIDTH, `${box.width - MENU_PX}px`);
    const { left, top, width, height } = region.getBoundingClientRect();
    return { left, top, width, height };
  };
  let least = Number.POSITIVE_INFINITY;
  let best: Box = box;
  for (const place of placesFor(box, beside)) {
    const covered = countCovered(pressed, place);
    if (covered < least) [least, best] = [covered, place];
    if (least === 0) break;
  }
  region.style.setProperty(TOAST_LEFT, `${best.left}px`);
  region.style.setProperty(TOAST_TOP, `${best.top}px`);
  region.style.setProperty(TOAST_WIDTH, `${best.width}px`);
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
    const isCovering = () =>
      countCovered(pressedBoxes(region), region.getBoundingClientRect()) > 0;
    // Rows come, go and move to other groups, and lists are scrolled. It stays
    // while that goes on, and where somebody is about to press it.
    let scrolled = scrollY;
    const look = () => {
      const isStill = scrolled === scrollY;
      scrolled = scrollY;
      if (!isStill || region.matches(":hover, :focus-within")) return;
      if (isCovering()) choosePlace(region);
    };
    let watch: ReturnType<typeof setInterval> | undefined;
    const observer = new ResizeObserver(() => {
      choosePlace(region);
      clearInterval(watch);
      if (region.offsetHeight > 0) watch = setInterval(look, WATCH_MS);
    });
    observer.observe(region);
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && region.contains(target)) return;
      // The form or the menu that was opened is there two frames later.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isCovering()) choosePlace(region);
        }),
      );
    };
    const onResize = () => choosePlace(region);
    addEventListener("resize", onResize);
    for (const type of ["click", "focusin"])
      document.addEventListener(type, onPress);
    return () => {
      observer.disconnect();
      clearInterval(watch);
      removeEventListener("resize", onResize);
      for (const type of ["click", "focusin"])
        document.removeEventListener(type, onPress);
      document.documentElement.removeAttribute(PLACE_ATTRIBUTE);
    };
  }, []);
}
