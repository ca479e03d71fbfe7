import {
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

/** A distance, or a point of the window, in CSS pixels. */
type Point = { x: number; y: number };

type Pointer = Pick<PointerEvent, "clientX" | "clientY">;

type DragOptions = {
  /** Called with the distance from where the drag started. */
  onMove: (by: Point, pointer: Pointer) => void;
  /** Called without a distance after Escape, or if the browser took over. */
  onEnd: (dropped?: Point) => void;
  /** Whether a finger has to rest before it drags, as it may want to scroll. */
  restsFirst?: boolean;
};

type Press = Point & { element: Element; pointerId: number; rests: boolean };

/** So that a click with an unsteady hand is no drag. */
const STARTS_PX = 4;
const REST_MS = 250;
/** The distance by which a finger that rests may tremble. */
const RESTS_PX = 10;

/**
 * Follows a mouse, a pen or a finger from an element; `start` is the element's
 * `onPointerDown`. The listeners are on the document, because the element may
 * move in the DOM while it is dragged.
 */
export function useDrag(options: DragOptions) {
  const [press, setPress] = useState<Press>();
  const hasDragged = useRef(false);
  const onMove = useEffectEvent(options.onMove);
  const onEnd = useEffectEvent(options.onEnd);
  useEffect(() => {
    if (!press) return;
    const forget = () => {
      hasDragged.current = false;
    };
    let moved: Point | undefined;
    const drag = (by: Point, pointer: Pointer) => {
      // Captured, so that the drop clicks no button below it.
      if (!moved) {
        press.element.setPointerCapture(press.pointerId);
        hasDragged.current = true;
        // Not every drag ends with a click: what was dragged may be gone.
        document.addEventListener("pointerdown", forget, {
          once: true,
          capture: true,
        });
      }
      moved = by;
      onMove(by, pointer);
    };
    const end = (dropped?: Point) => {
      setPress(undefined);
      if (moved) onEnd(dropped);
    };
    const move = (event: PointerEvent) => {
      const by = { x: event.clientX - press.x, y: event.clientY - press.y };
      const way = Math.hypot(by.x, by.y);
      if (moved || (!press.rests && way >= STARTS_PX)) drag(by, event);
      else if (press.rests && way > RESTS_PX) end();
    };
    const rested = setTimeout(() => {
      if (press.rests && !moved)
        drag({ x: 0, y: 0 }, { clientX: press.x, clientY: press.y });
    }, REST_MS);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Escape cancels the drag, and closes no dialog or form.
      event.stopImmediatePropagation();
      end();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointermove", move, { signal });
    document.addEventListener("pointerup", () => end(moved), { signal });
    document.addEventListener("pointercancel", () => end(), { signal });
    document.addEventListener("keydown", onKey, { signal, capture: true });
    return () => {
      clearTimeout(rested);
      listening.abort();
    };
  }, [press]);
  const { restsFirst = false } = options;
  const start = (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    const { clientX, clientY, currentTarget, pointerId } = event;
    setPress({
      ...{ x: clientX, y: clientY, element: currentTarget, pointerId },
      rests: restsFirst && event.pointerType === "touch",
    });
  };
  /** Whether a click ends a drag; that of a key has no detail. */
  const endedBy = ({ detail }: { detail: number }) =>
    hasDragged.current && detail > 0;
  return { start, endedBy };
}
