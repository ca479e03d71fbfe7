// Positions in pixels of the base clip's picture. They were measured in the
// artwork, and all of them lie on the clip's broad face.

export const CLIP_SIZE = { width: 1600, height: 900 } as const;

/** The part of the drawing that the clip fills, without the air around it. */
export const CLIP_FRAME = { x: 60, y: 58, width: 1480, height: 772 } as const;

export type Point = { readonly x: number; readonly y: number };

export type Layout = {
  /** The side of the square in which a charm's picture is fitted. */
  charmSize: number;
  /**
   * The visible part of that square, relative to its center. Even a picture
   * that fills this part to the corners never touches a bead.
   */
  charmWindow: {
    left: number;
    top: number;
    width: number;
    height: number;
    radius: number;
  };
  beadSize: number;
  /** The distance between the centers of neighboring beads. */
  beadStep: number;
  /** The center of the row of beads. */
  beadCentre(charmCount: number): Point;
  /** The center of each charm, in the order chosen. */
  charmPlaces(charmCount: number, hasLetters: boolean): readonly Point[];
  /** By how much charms and beads are drawn larger than their sizes. */
  enlarged?: { charm: number; bead: number };
};

const MIDDLE_X = CLIP_SIZE.width / 2;
const LEFT: Point = { x: 430, y: 394 };
const MIDDLE: Point = { x: MIDDLE_X, y: 384 };
const RIGHT: Point = { x: 1170, y: 394 };
const FLAT_PLACES = [[], [MIDDLE], [LEFT, RIGHT], [LEFT, MIDDLE, RIGHT]];

/**
 * The layout of a clip without a resin. It must never change, so that designs
 * and orders from before the shop had resins look the same as then.
 */
export const FLAT_LAYOUT: Layout = {
  charmSize: 184,
  charmWindow: { left: -92, top: -92, width: 184, height: 173, radius: 40 },
  beadSize: 120,
  beadStep: 127.2,
  beadCentre: () => ({ x: MIDDLE_X, y: 536 }),
  charmPlaces: (count) => FLAT_PLACES[count] ?? FLAT_PLACES.at(-1) ?? [],
};

// The face is widest at ROW_Y. If a charm is above the beads, the charm lies at
// UPPER_ROW_Y and the beads lie at LOWER_ROW_Y.
const ROW_Y = 455;
export const UPPER_ROW_Y = 345;
const LOWER_ROW_Y = 530;
/** The distance from the middle to a shoulder, beyond a row of six beads. */
const SHOULDER = 490;

export const at = (x: number, y: number): Point => ({ x: MIDDLE_X + x, y });
/** Without letters the charms share the whole face. */
const PLACES = [
  [],
  [at(0, 440)],
  [at(-240, 450), at(240, 450)],
  [at(-400, ROW_Y), at(0, 430), at(400, ROW_Y)],
];
/** With letters the charms are on the shoulders and above the beads. */
const PLACES_WITH_LETTERS = [
  [],
  [at(0, UPPER_ROW_Y)],
  [at(-SHOULDER, ROW_Y), at(SHOULDER, ROW_Y)],
  [at(-SHOULDER, ROW_Y), at(0, UPPER_ROW_Y), at(SHOULDER, ROW_Y)],
];

/** The layout of a clip in a resin. */
export const CAST_LAYOUT: Layout = {
  charmSize: 190,
  charmWindow: { left: -95, top: -95, width: 190, height: 190, radius: 40 },
  beadSize: 112,
  beadStep: 119,
  // One of one or three charms lies above the beads; two lie beside the beads.
  beadCentre: (charmCount) => at(0, charmCount % 2 ? LOWER_ROW_Y : ROW_Y),
  charmPlaces: (count, hasLetters) => {
    const places = hasLetters ? PLACES_WITH_LETTERS : PLACES;
    return places[count] ?? places.at(-1) ?? [];
  },
};

/** Returns the layout of a design, which depends on whether it has a resin. */
export function layoutOf(design: { resin?: unknown }): Layout {
  return design.resin ? CAST_LAYOUT : FLAT_LAYOUT;
}

/** The name of a charm's place on the clip. */
export type Side = "left" | "middle" | "right";

const SIDES: readonly (readonly Side[])[] = [
  [],
  ["middle"],
  ["left", "right"],
  ["left", "middle", "right"],
];

/** Returns the names of the places of `count` charms, from left to right. */
export function sidesOf(count: number): readonly Side[] {
  return SIDES[count] ?? [];
}

/** A free place; a charm laid there gets this index among the charms. */
export type FreePlace = { side: Side; index: number; at: Point };

/** The radius of the ring that marks a free place. */
export const RING_RADIUS = 88;
/** The room between a ring and the beads below it. */
const RING_GAP = 10;

/**
 * Returns where the next charm can lie. The charms that lie left and right make
 * no room: the third lies between them. Without charms there are always beads
 * below the ring, or the hollows for them.
 */
export function freePlaces(
  layout: Layout,
  count: number,
  hasLetters: boolean,
): readonly FreePlace[] {
  const taken = count === 2 ? [0, 2] : [];
  const hasBeads = hasLetters || count === 0;
  const next = layout.charmPlaces(count + 1, hasBeads);
  const beadsTop = layout.beadCentre(count).y - layout.beadSize / 2;
  const lowest = beadsTop - RING_RADIUS - RING_GAP;
  return sidesOf(count + 1).flatMap((side, index) => {
    const at = next[index];
    if (!at || taken.includes(index)) return [];
    const isAbove = hasBeads && side === "middle";
    return [{ side, index, at: isAbove ? highest(at, lowest) : at }];
  });
}

function highest(at: Point, y: number): Point {
  return { x: at.x, y: Math.min(at.y, y) };
}

/**
 * Returns where the next bead would lie beside the beads, which share the row's
 * middle: at their end, which is left of letters that run from right to left.
 */
export function nextHollow(
  layout: Layout,
  charmCount: number,
  { beads, isReversed }: { beads: number; isReversed: boolean },
): Point {
  const { x, y } = layout.beadCentre(charmCount);
  const way = ((beads + 1) / 2) * layout.beadStep;
  return { x: x + (isReversed ? -way : way), y };
}

/** Returns where the beads would lie on a clip that carries nothing yet. */
export function hollowPlaces(layout: Layout, beads: number): readonly Point[] {
  const { x, y } = layout.beadCentre(0);
  return Array.from({ length: beads }, (_, index) => ({
    x: x + (index - (beads - 1) / 2) * layout.beadStep,
    y,
  }));
}
