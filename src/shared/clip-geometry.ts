// Where things stand on the base clip's picture, in its own pixels. Measured
// from the artwork: the slots and the row of beads lie on the clip's broad face.

export const CLIP_SIZE = { width: 1600, height: 900 } as const;

export type Point = { readonly x: number; readonly y: number };

const LEFT: Point = { x: 430, y: 394 };
const MIDDLE: Point = { x: 800, y: 384 };
const RIGHT: Point = { x: 1170, y: 394 };

/** The places of 0, 1, 2 and 3 charms, in the order chosen. */
export const CHARM_PLACES: readonly (readonly Point[])[] = [
  [],
  [MIDDLE],
  [LEFT, RIGHT],
  [LEFT, MIDDLE, RIGHT],
];

/**
 * The side of the square in which a charm's picture is fitted: a quarter over
 * the slot's 148. A charm's own art keeps a margin in it.
 */
export const CHARM_SIZE = 184;

/**
 * What is shown of that square, from its centre: a picture that fills it to
 * the corners still stays 2 clear of the nearest bead, for any message.
 */
export const CHARM_WINDOW = {
  left: -92,
  top: -92,
  width: 184,
  height: 173,
  radius: 40,
} as const;

export const BEAD_SIZE = 120;
/** From the centre of one bead to the centre of the next. */
export const BEAD_STEP = 127.2;
export const BEAD_CENTRE: Point = { x: 800, y: 536 };
