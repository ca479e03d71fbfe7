import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import type { Point } from "#shared/clip/geometry.ts";
import { createStore } from "#web/data/store.ts";
import type { Choice, LaidPlace } from "./draft.ts";
import { useDrag } from "#web/ui/useDrag.ts";
import { isOnClip, placeAt, placeInReach, toDrawing } from "./drag-places.ts";

// A charm on its way from one place of the clip to another, or from its tile.
// Clip and tiles are in two panes, so what both show of it is kept here.

type CharmDrag = {
  /** The distance of the charm from where the drag started, in CSS pixels. */
  by: Point;
  /** The other place of the clip that is in reach. */
  over: LaidPlace | undefined;
  /** The place that the charm is lifted from, if it lies on the clip. */
  lifted?: number;
  /** Whether the lifted charm is beside the clip. */
  isOff?: boolean;
  /** The charm of a tile, and where in the window its drag started. */
  tile?: { charm: Choice; from: Point };
  /** Whether the charm of a tile was let go elsewhere and glides back. */
  isReturning?: boolean;
};

export const charmDragStore = createStore<CharmDrag | undefined>(undefined);
const { get, set, subscribe } = charmDragStore;

/** Whether the dragged charm would be dropped on this place. */
export function isOver(drag: CharmDrag | undefined, place: LaidPlace): boolean {
  const { over, isReturning } = drag ?? {};
  if (!over || isReturning) return false;
  return over.index === place.index && over.isFree === place.isFree;
}

/** Returns the place whose charm is lifted; renders again only for another. */
export function useLifted(): number | undefined {
  const lifted = () => get()?.lifted;
  return useSyncExternalStore(subscribe, lifted, lifted);
}

type ClipDragOptions = {
  /** The positions of the charms on the drawing. */
  places: readonly Point[];
  onExchange: (from: number, to: number) => void;
  onRemove: (place: number) => void;
};

export type ClipDrag = ReturnType<typeof useClipDrag>;

/**
 * Drags charms on the picture. A drop on another charm exchanges both charms, a
 * drop off the clip takes the charm away, and any other changes nothing.
 */
export function useClipDrag(options: ClipDragOptions) {
  const { places, onExchange, onRemove } = options;
  const layer = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef(0);
  const { start, endedBy } = useDrag({
    onMove(by, pointer) {
      const box = layer.current?.getBoundingClientRect();
      if (!box) return;
      const lifted = pressed.current;
      const point = toDrawing(pointer, box);
      const index = placeAt(point, places);
      const isOther = index !== undefined && index !== lifted;
      const over = isOther ? { index, isFree: false } : undefined;
      set({ by, over, lifted, isOff: !isOnClip(point) });
    },
    onEnd(dropped) {
      const { lifted, over, isOff } = get() ?? {};
      set(undefined);
      if (!dropped || lifted === undefined) return;
      if (over) onExchange(lifted, over.index);
      else if (isOff) onRemove(lifted);
    },
  });
  useEffect(() => () => set(undefined), []);
  return {
    layer,
    endedBy,
    start: (place: number) => (event: PointerEvent) => {
      // Prevents text selection and the browser's own dragging of pictures.
      event.preventDefault();
      pressed.current = place;
      start(event);
    },
  };
}

/** The time that a charm that was let go elsewhere takes to its tile. */
const RETURN_MS = 180;

type TileDragOptions = {
  /** The charm of a tile, if it can be laid on the clip. */
  findCharm: (id: number) => Choice | undefined;
  onLay: (id: number, place: LaidPlace) => void;
};

/**
 * Drags charms from their tiles onto the clip: a mouse at once, a finger once it
 * has rested. Tiles are found by their `data-charm`.
 */
export function useTileDrag({ findCharm, onLay }: TileDragOptions) {
  const pressed = useRef<Choice>(undefined);
  const { start, endedBy } = useDrag({
    restsFirst: true,
    onMove(by, { clientX: x, clientY: y }) {
      const charm = pressed.current;
      if (!charm) return;
      const from = { x: x - by.x, y: y - by.y };
      set({ by, over: placeInReach({ x, y }), tile: { charm, from } });
    },
    onEnd(dropped) {
      const { tile, over } = get() ?? {};
      if (!tile) return;
      if (dropped && over) {
        set(undefined);
        onLay(tile.charm.id, over);
      } else glideBack(tile);
    },
  });
  return {
    ref: keepInPlace,
    onPointerDown: (event: PointerEvent) => {
      const { target } = event;
      const tile =
        target instanceof Element &&
        target.closest<HTMLElement>("[data-charm]");
      pressed.current = tile
        ? findCharm(Number(tile.dataset.charm))
        : undefined;
      if (pressed.current) start(event);
    },
    /** A drop is no press of the tile. */
    onClickCapture: (event: MouseEvent) => {
      if (!endedBy(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Another charm that is dragged meanwhile stays in its drag. */
function glideBack(tile: CharmDrag["tile"]): void {
  const home = { by: { x: 0, y: 0 }, over: undefined, tile, isReturning: true };
  set(home);
  setTimeout(() => {
    if (get() === home) set(undefined);
  }, RETURN_MS);
}

/** Keeps the page where it is during a drag: React's listeners are passive. */
function keepInPlace(tiles: HTMLElement | null): () => void {
  const keep = (event: Event) => {
    if (get()) event.preventDefault();
  };
  tiles?.addEventListener("touchmove", keep, { passive: false });
  tiles?.addEventListener("contextmenu", keep);
  return () => set(undefined);
}
