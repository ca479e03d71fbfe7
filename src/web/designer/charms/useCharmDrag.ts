import { type PointerEvent, useEffect, useRef, useState } from "react";
import { CLIP_SIZE, type Point } from "#shared/clip/geometry.ts";
import { placeAt } from "./drag-places.ts";

/** A dragged charm, its offset in CSS pixels, and another place below it. */
type Drag = { place: number; x: number; y: number; over: number | undefined };

const DRAG_STARTS_PX = 4;

type CharmDragOptions = {
  /** The positions of the charms on the drawing. */
  places: readonly Point[];
  /** Called with the charm's place when a drag starts, without when it ends. */
  onLift: (place?: number) => void;
  onExchange: (from: number, to: number) => void;
};

/**
 * Drags charms on the picture by mouse, pen or finger. A drop on another charm
 * exchanges both charms; a drop anywhere else, or Escape, changes nothing.
 */
export function useCharmDrag(options: CharmDragOptions) {
  const current = useRef(options);
  current.current = options;
  const layer = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start = (place: number) => (event: PointerEvent<HTMLElement>) => {
    const box = layer.current?.getBoundingClientRect();
    if (event.button !== 0 || !box) return;
    // Prevents text selection and the browser's own dragging of pictures.
    event.preventDefault();
    const { clientX, clientY } = event;
    let over: number | undefined;
    let isLifted = false;
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      setDrag(undefined);
      current.current.onLift();
    };
    stop.current?.();
    stop.current = end;
    const onMove = (moved: globalThis.PointerEvent) => {
      const [x, y] = [moved.clientX - clientX, moved.clientY - clientY];
      if (!isLifted && Math.hypot(x, y) < DRAG_STARTS_PX) return;
      if (!isLifted) current.current.onLift(place);
      isLifted = true;
      over = placeAt(toDrawing(moved, box), current.current.places);
      setDrag({ place, x, y, over: over === place ? undefined : over });
    };
    const onUp = () => {
      end();
      if (isLifted && over !== undefined && over !== place)
        current.current.onExchange(place, over);
    };
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== "Escape") return;
      // Escape cancels only the drag and must not close the dialog.
      pressed.stopImmediatePropagation();
      end();
    };
    const { signal } = listening;
    document.addEventListener("pointermove", onMove, { signal });
    document.addEventListener("pointerup", onUp, { signal });
    document.addEventListener("pointercancel", end, { signal });
    document.addEventListener("keydown", onKey, { signal, capture: true });
  };
  return { layer, drag, start };
}

/** Converts a point of the window to the units of the drawing. */
function toDrawing(
  { clientX, clientY }: { clientX: number; clientY: number },
  box: DOMRect,
): Point {
  return {
    x: ((clientX - box.left) / box.width) * CLIP_SIZE.width,
    y: ((clientY - box.top) / box.height) * CLIP_SIZE.height,
  };
}
