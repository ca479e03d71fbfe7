import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";

/** How long a pointer rests on a button before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** Within this after one tooltip closed, the next opens at once. */
const SKIP_DELAY_MS = 300;

let lastClosedAtMs = Number.NEGATIVE_INFINITY;

/**
 * When a tooltip is open, and for which button. react-aria's own keeps its
 * warm time at 500 ms or more, and the shop's is 300. It opens on hover and
 * when Tab arrives, never on touch, and closes on Escape.
 */
export function useTip() {
  const [anchorBox, setAnchorBox] = useState<DOMRect>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    if (anchorBox) lastClosedAtMs = performance.now();
    setAnchorBox(undefined);
  };
  const openAt = (element: Element) =>
    setAnchorBox(element.getBoundingClientRect());

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchorBox) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") setAnchorBox(undefined);
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [anchorBox]);

  const anchor = {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "touch") return;
      const element = event.currentTarget;
      const isWarm = performance.now() - lastClosedAtMs < SKIP_DELAY_MS;
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => openAt(element),
        isWarm ? 0 : OPEN_DELAY_MS,
      );
    },
    // Tab is let go on the element that it has brought the focus to.
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.key === "Tab") openAt(event.currentTarget);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onBlur: close,
  };
  return { anchor, anchorBox };
}
