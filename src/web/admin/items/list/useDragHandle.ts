import { type PointerEvent, useEffect, useRef } from "react";

type DragHandle = {
  /** Called with the index under the pointer; returns the new order of ids. */
  onDrag: (index: number) => number[];
  /** Called with the final order, or null if the drag was cancelled. */
  onDragEnd: (order: number[] | null) => void;
  /** Called after a click without a drag, and after Enter or Space. */
  onPress: () => void;
};

const DRAG_STARTS_PX = 5;
const EDGE_PX = 90;
const SCROLL_PX = 14;

/**
 * Lets a handle drag its row within the list, by mouse, pen or touch; Escape
 * cancels. The listeners are on the document, because the row moves in the DOM
 * while it is dragged.
 */
export function useDragHandle(handle: DragHandle) {
  const current = useRef(handle);
  current.current = handle;
  const stop = useRef<() => void>(undefined);
  const wasDragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const row = event.currentTarget.closest("[data-row]");
    const list = row?.parentElement;
    if (!row || !list) return;
    const startY = event.clientY;
    let order: number[] | null = null;
    wasDragged.current = false;

    const onMove = ({ clientY }: globalThis.PointerEvent) => {
      if (!wasDragged.current && Math.abs(clientY - startY) < DRAG_STARTS_PX)
        return;
      wasDragged.current = true;
      scrollNearEdge(clientY);
      order = current.current.onDrag(indexAt(list, row, clientY));
    };
    const end = (final: number[] | null) => {
      stop.current?.();
      if (wasDragged.current) current.current.onDragEnd(final);
    };
    const onUp = () => end(order);
    const onCancel = () => end(null);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") end(null);
    };
    document.addEventListener("pointermove", onMove);
    document.addEventListener("pointerup", onUp);
    document.addEventListener("pointercancel", onCancel);
    document.addEventListener("keydown", onKey);
    stop.current = () => {
      document.removeEventListener("pointermove", onMove);
      document.removeEventListener("pointerup", onUp);
      document.removeEventListener("pointercancel", onCancel);
      document.removeEventListener("keydown", onKey);
    };
  };
  const onClick = () => {
    if (!wasDragged.current) current.current.onPress();
    wasDragged.current = false;
  };
  // Uses the capture phase, because the button's tooltip sets onPointerDown.
  return { onPointerDownCapture: onPointerDown, onClick };
}

/** Returns how many other rows have their middle above `clientY`. */
function indexAt(list: Element, row: Element, clientY: number): number {
  return [...list.children].filter((other) => {
    if (other === row) return false;
    const { top, height } = other.getBoundingClientRect();
    return top + height / 2 < clientY;
  }).length;
}

function scrollNearEdge(clientY: number): void {
  const by =
    clientY < EDGE_PX
      ? -SCROLL_PX
      : clientY > innerHeight - EDGE_PX
        ? SCROLL_PX
        : 0;
  if (by !== 0) scrollBy({ top: by, behavior: "instant" });
}
