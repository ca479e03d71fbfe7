import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { motion, reducedMotion } from "../theme.css.ts";

/** Lengths in here are of the drawing, which is 1600 wide. */
export const picture = style({
  width: "100%",
  height: "auto",
  overflow: "visible",
  // A forced palette would take the colors from a picture.
  forcedColorAdjust: "none",
});

export const part = style({
  transition: `transform ${motion.base} ${motion.glide}`,
  "@media": { [reducedMotion]: { transition: "none" } },
});

const settle = keyframes({
  from: { opacity: 0, transform: "translateY(-22px) scale(0.8)" },
  to: { opacity: 1, transform: "none" },
});

const appear = keyframes({
  from: { opacity: 0, transform: "scale(0.8)" },
  to: { opacity: 1, transform: "none" },
});

const moving = {
  transformBox: "fill-box",
  transformOrigin: "center",
  animationFillMode: "backwards",
  "@media": { [reducedMotion]: { animation: "none" } },
} as const;

/** `--turn` is the place of the part among those of its kind. */
const live = styleVariants({
  base: {},
  charm: {
    ...moving,
    animation: `${settle} ${motion.base} ${motion.snap}`,
  },
  bead: {
    ...moving,
    animation: `${appear} ${motion.base} ${motion.snap}`,
    animationDelay: "calc(var(--turn) * 30ms)",
  },
});

const arriving = styleVariants({
  base: {},
  charm: {
    ...moving,
    animation: `${settle} ${motion.slow} ${motion.snap}`,
    animationDelay: "calc(var(--turn) * 160ms)",
  },
  bead: {
    ...moving,
    animation: `${appear} ${motion.base} ${motion.snap}`,
    animationDelay: "calc(480ms + var(--turn) * 60ms)",
  },
});

const unseen = {
  opacity: 0,
  "@media": { [reducedMotion]: { opacity: 1 }, print: { opacity: 1 } },
} as const;

const waiting = styleVariants({ base: {}, charm: unseen, bead: unseen });

const still = { base: undefined, charm: undefined, bead: undefined };

/** How the parts of each kind move. */
export const motions = { still, live, arriving, waiting };
