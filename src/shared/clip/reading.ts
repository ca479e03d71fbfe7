import { at, CAST_LAYOUT, type Layout, UPPER_ROW_Y } from "./geometry.ts";

// Apart from the geometry, because the first view has no small pictures of clips.

const CHARM_SIZE = 248;
const MOST_STEP = 178;
/** The room between two charms at the sides. */
const BETWEEN_CHARMS = 690;

/**
 * The layout of a small picture of a clip in a resin, narrower than 200 CSS px:
 * charms and beads are as large as they have room, and the beads lie closer to
 * the teeth. A design without a resin has the layout that it always had.
 */
export function readingLayout(charms: number, letters: number): Layout {
  const { charmSize, beadStep } = CAST_LAYOUT;
  const isBetween = charms > 1 && letters > 0;
  const room = isBetween ? BETWEEN_CHARMS / letters : MOST_STEP;
  const step = Math.max(beadStep, Math.min(MOST_STEP, room));
  return {
    ...CAST_LAYOUT,
    beadStep: step,
    beadCentre: (count) => at(0, count % 2 ? 548 : 520),
    charmPlaces: (count, hasLetters) =>
      CAST_LAYOUT.charmPlaces(count, hasLetters).map(({ x, y }) => ({
        x,
        y: y === UPPER_ROW_Y ? 326 : y,
      })),
    enlarged: { charm: CHARM_SIZE / charmSize, bead: step / beadStep },
  };
}
