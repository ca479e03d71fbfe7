import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";

/** How long a pointer rests on a button before its tooltip opens. */
const OPEN_DELAY_MS = 700;
/** If the last tooltip closed less than this ago, the next opens at once. */
const SKIP_DELAY_MS = 300;

let lastClosedAtMs = Number.NEGATIVE_INFINITY;

/**
 * Opens a tooltip on hover and on focus by Tab, never on touch; Escape closes
 * it. react-aria's tooltip is not used, because its skip delay cannot be less
 * than 500 ms; here it is 300 ms. Returns handlers for the button, and the
 * button's box while the tooltip is open.
 */
export function useTooltip() {
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
      const isSkipping = performance.now() - lastClosedAtMs < SKIP_DELAY_MS;
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => openAt(element),
        isSkipping ? 0 : OPEN_DELAY_MS,
      );
    },
    // The Tab key is released on the element that it moved the focus to.
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (event.key === "Tab") openAt(event.currentTarget);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onBlur: close,
  };
  return { anchor, anchorBox };
}
