import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Choice, LaidPlace } from "#web/designer/draft/draft.ts";
import { useDrag } from "#web/ui/useDrag.ts";
import { placeInReach, tileDragStore } from "./tile-drag.ts";

/** How long a charm that was let go elsewhere takes to its tile. */
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
  const tiles = useRef<HTMLDivElement>(null);
  const pressed = useRef<Choice>(undefined);
  const [isReturning, setReturning] = useState(false);
  const { start, endedBy } = useDrag({
    restsFirst: true,
    onMove(by, { clientX: x, clientY: y }) {
      const charm = pressed.current;
      if (!charm) return;
      const from = { x: x - by.x, y: y - by.y };
      tileDragStore.set({ charm, from, by, over: placeInReach({ x, y }) });
    },
    onEnd(dropped) {
      const drag = tileDragStore.get();
      if (!drag) return;
      if (dropped && drag.over) {
        tileDragStore.set(undefined);
        onLay(drag.charm.id, drag.over);
      } else {
        tileDragStore.set({ ...drag, by: { x: 0, y: 0 }, isReturning: true });
        setReturning(true);
      }
    },
  });
  useEffect(() => {
    if (!isReturning) return;
    const timer = setTimeout(() => {
      tileDragStore.set(undefined);
      setReturning(false);
    }, RETURN_MS);
    return () => clearTimeout(timer);
  }, [isReturning]);
  useEffect(() => () => tileDragStore.set(undefined), []);
  useEffect(() => {
    // React's own listeners are passive, and could not keep the page in place.
    const keepInPlace = (event: Event) => {
      if (tileDragStore.get()) event.preventDefault();
    };
    const element = tiles.current;
    element?.addEventListener("touchmove", keepInPlace, { passive: false });
    element?.addEventListener("contextmenu", keepInPlace);
    return () => {
      element?.removeEventListener("touchmove", keepInPlace);
      element?.removeEventListener("contextmenu", keepInPlace);
    };
  }, []);
  return {
    ref: tiles,
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
