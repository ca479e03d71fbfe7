import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { availability, shopNow } from "#web/data/availability.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/text/dates.ts";
import { useMessages } from "#web/data/messages.ts";
import { reducedMotion } from "#web/ui/media.ts";

/** So long after its moment the shop surely sells it, whatever the line takes. */
const SURE_MS = 250;

/**
 * Returns how many ms are left until a product opens, once a second;
 * undefined until the shop has told its time, as a browser's clock may be wrong.
 * When the time is over, the page sells it: the shop tells all open pages, but
 * none has to wait for it, or to ask.
 */
export function useLeft(productId: number, opens: string): number | undefined {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      if (!availability.get()) return;
      const leftMs = Date.parse(opens) - shopNow();
      setLeft(leftMs);
      if (leftMs <= -SURE_MS) markOpened(productId);
      // The next look is right after the second has changed.
      else
        timer = setTimeout(look, leftMs > 0 ? (leftMs % 1_000) + 20 : SURE_MS);
    };
    look();
    const stop = availability.subscribe(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [productId, opens]);
  return left;
}

/** Whether the shop, or its clock, has told that a product is on sale. */
function isOpened(productId: number): boolean {
  const { items } = availability.get() ?? {};
  if (!items) return false;
  return [...items.values()].every(
    (item) => item.productId !== productId || item.opens === null,
  );
}

function markOpened(productId: number): void {
  const known = availability.get();
  if (!known || isOpened(productId)) return;
  const items = new Map(
    [...known.items].map(([key, item]) => [
      key,
      item.productId === productId ? { ...item, opens: null } : item,
    ]),
  );
  availability.set({ ...known, items });
}

/** The time left until a moment, in whole units. */
type TimeLeft = {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
};

/** Divides what is left; the last second counts until it is over. */
export function timeLeft(ms: number): TimeLeft {
  const left = Math.max(0, Math.ceil(ms / 1_000)) * 1_000;
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / 1_000),
  };
}

export const twoDigits = (count: number): string =>
  String(count).padStart(2, "0");

const FOLDS_MS = 180;

/**
 * Folds a drop's form away at its moment, when it gives way to "Add to Cart",
 * which gets the focus if somebody typed. Returns the ref of the element around
 * the form.
 */
export function useFoldOnSale(
  productId: number,
): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null);
  const { add } = useMessages("first").products;
  useLayoutEffect(() => {
    const element = around.current;
    return () => {
      if (!element) return;
      // Before its moment it leaves because another page is shown.
      if (isOpened(productId)) foldAway(element);
      if (!element.contains(document.activeElement)) return;
      const clip = element.closest("article");
      requestAnimationFrame(() =>
        [...(clip?.querySelectorAll("button") ?? [])]
          .find(({ textContent }) => textContent === add)
          ?.focus(),
      );
    };
  }, [add, productId]);
  return around;
}

/** Leaves a copy of an element that is being removed, which folds. */
function foldAway(element: HTMLElement): void {
  const copy = element.cloneNode(true);
  // What `deferred` puts around the form is removed with it.
  const around = element.parentElement;
  if (matchMedia(reducedMotion).matches || !(copy instanceof HTMLElement))
    return;
  copy.setAttribute("inert", "");
  copy.style.overflow = "hidden";
  const gap = around?.parentElement
    ? Number.parseFloat(getComputedStyle(around.parentElement).rowGap)
    : 0;
  const height = `${element.offsetHeight}px`;
  around?.after(copy);
  copy.animate(
    [
      { height },
      // The gap above it goes, too.
      { height: 0, marginTop: `${-gap || 0}px`, opacity: 0 },
    ],
    { duration: FOLDS_MS, easing: "ease-out" },
  ).onfinish = () => copy.remove();
}
