import { type PointerEvent, useEffect, useRef } from "react";

type DragHandle = {
  onDrag: (place: number) => number[];
  onDragEnd: (order: number[] | null) => void;
  /** It was pressed and let go without being moved, or by a key. */
  onPress: () => void;
};

const DRAG_STARTS_PX = 5;
const EDGE_PX = 90;
const SCROLL_PX = 14;

/**
 * Drags the row of a handle up and down its list, by mouse, pen or finger.
 * The row moves in the document while it is dragged, so the pointer is
 * followed on the document; Escape gives up.
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
      order = current.current.onDrag(placeAt(list, row, clientY));
    };
    const end = (kept: number[] | null) => {
      stop.current?.();
      if (wasDragged.current) current.current.onDragEnd(kept);
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
  // On the way down: the button's tooltip listens to the same event.
  return { onPointerDownCapture: onPointerDown, onClick };
}

/** How many of the other rows stand above a height. */
function placeAt(list: Element, row: Element, clientY: number): number {
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
