import { createStore } from "#web/data/store.ts";
import type { Choice, LaidPlace } from "#web/designer/draft/draft.ts";

// A charm on its way from the tiles to the clip. The two are in two panes, so
// what both show of it is kept here.

/** A point of the window, in CSS pixels. */
type Point = { x: number; y: number };

type TileDrag = {
  charm: Choice;
  /** Where the drag started. */
  from: Point;
  /** How far the charm is from there. */
  by: Point;
  /** The place of the clip that is in reach. */
  over: LaidPlace | undefined;
  /** Whether the charm was let go elsewhere and glides back. */
  isReturning?: boolean;
};

export const tileDragStore = createStore<TileDrag | undefined>(undefined);

/** Whether a charm from the tiles would be laid in this place. */
export function isOver(drag: TileDrag | undefined, place: LaidPlace): boolean {
  const { over, isReturning } = drag ?? {};
  if (!over || isReturning) return false;
  return over.index === place.index && over.isFree === place.isFree;
}

/** The greatest distance from a place's center at which a drop still counts. */
const REACH_PX = 60;

/** Marks a place of the clip for `placeInReach`. */
export const placeMark = ({ index, isFree }: LaidPlace) => ({
  "data-lay": `${isFree ? "free" : "charm"} ${index}`,
});

/** Returns the nearest place of the clip that is in reach of a point. */
export function placeInReach({ x, y }: Point): LaidPlace | undefined {
  const places = [...document.querySelectorAll<HTMLElement>("[data-lay]")];
  const distances = places.map((place) => {
    const box = place.getBoundingClientRect();
    const across = box.left + box.width / 2 - x;
    return Math.hypot(across, box.top + box.height / 2 - y);
  });
  const nearest = Math.min(...distances);
  if (nearest > REACH_PX) return undefined;
  const mark = places[distances.indexOf(nearest)]?.dataset.lay ?? "";
  const [kind, index] = mark.split(" ");
  return { index: Number(index), isFree: kind === "free" };
}
