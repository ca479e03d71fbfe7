import { type MouseEvent, type PointerEvent, useRef } from "react";
import { useDrag } from "#web/ui/useDrag.ts";

type DragHandle = {
  /** Called with the index under the pointer; returns the new order of ids. */
  onDrag: (index: number) => number[];
  /** Called with the final order, or null if the drag was cancelled. */
  onDragEnd: (order: number[] | null) => void;
  /** Called after a click without a drag, and after Enter or Space. */
  onPress: () => void;
};

const EDGE_PX = 90;
const SCROLL_PX = 14;

/** Lets a handle drag its row within the list. */
export function useDragHandle({ onDrag, onDragEnd, onPress }: DragHandle) {
  const row = useRef<Element>(null);
  const order = useRef<number[]>(null);
  const drag = useDrag({
    onMove(_, { clientY }) {
      scrollNearEdge(clientY);
      order.current = onDrag(indexAt(row.current, clientY));
    },
    onEnd: (dropped) => onDragEnd(dropped ? order.current : null),
  });
  const onPointerDown = (event: PointerEvent) => {
    row.current = event.currentTarget.closest("[data-row]");
    order.current = null;
    drag.start(event);
  };
  const onClick = (event: MouseEvent) => {
    if (!drag.endedBy(event)) onPress();
  };
  // Uses the capture phase, because the button's tooltip sets onPointerDown.
  return { onPointerDownCapture: onPointerDown, onClick };
}

/** Returns how many other rows of the list have their middle above `clientY`. */
function indexAt(row: Element | null, clientY: number): number {
  return [...(row?.parentElement?.children ?? [])].filter((other) => {
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
