import { type PointerEvent, useRef, useState } from "react";
import type { Point } from "#shared/clip/geometry.ts";
import { useDrag } from "#web/ui/useDrag.ts";
import { isOnClip, placeAt, toDrawing } from "./drag-places.ts";

/** A dragged charm, its offset in CSS pixels, and another place below it. */
type Drag = {
  place: number;
  x: number;
  y: number;
  over: number | undefined;
  isOff: boolean;
};

type CharmDragOptions = {
  /** The positions of the charms on the drawing. */
  places: readonly Point[];
  /** Called with the charm's place when a drag starts, without when it ends. */
  onLift: (place?: number) => void;
  onExchange: (from: number, to: number) => void;
  onRemove: (place: number) => void;
};

export type CharmDrag = ReturnType<typeof useCharmDrag>;

/**
 * Drags charms on the picture. A drop on another charm exchanges both charms, a
 * drop off the clip takes the charm away, and any other changes nothing.
 */
export function useCharmDrag(options: CharmDragOptions) {
  const { places, onLift, onExchange, onRemove } = options;
  const layer = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef(0);
  const drag = useRef<Drag>(undefined);
  const [shown, setShown] = useState<Drag>();
  const show = (next: Drag | undefined) => {
    drag.current = next;
    setShown(next);
  };
  const { start, endedBy } = useDrag({
    onMove(by, pointer) {
      const box = layer.current?.getBoundingClientRect();
      if (!box) return;
      const place = pressed.current;
      if (!drag.current) onLift(place);
      const point = toDrawing(pointer, box);
      const at = placeAt(point, places);
      const over = at === place ? undefined : at;
      show({ place, ...by, over, isOff: !isOnClip(point) });
    },
    onEnd(dropped) {
      const { place, over, isOff } = drag.current ?? {};
      show(undefined);
      onLift();
      if (!dropped || place === undefined) return;
      if (over !== undefined) onExchange(place, over);
      else if (isOff) onRemove(place);
    },
  });
  return {
    layer,
    shown,
    endedBy,
    start: (place: number) => (event: PointerEvent) => {
      // Prevents text selection and the browser's own dragging of pictures.
      event.preventDefault();
      pressed.current = place;
      start(event);
    },
  };
}
