import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { at, reducedMotion, t } from "#web/ui/kit.ts";

/** Lengths are in units of the drawing, which is 1600 wide. */
export const picture = style({
  width: "100%",
  height: "auto",
  overflow: "visible",
  // Forced colors (high contrast) must not change the picture.
  forcedColorAdjust: "none",
});

/**
 * Gives each layer of the drawing its own compositing layer. Otherwise each
 * typed letter would repaint the clip and the charms, whose filters are slow.
 */
export const layer = style({ willChange: "transform" });
export const shadow = style({
  filter: "drop-shadow(0 34px 38px rgb(43 16 38 / 0.22))",
});

export const part = style({
  transition: `transform ${t.motion.base} ${t.motion.glide}, opacity ${t.motion.fast}`,
  selectors: { "&[data-lifted]": { opacity: 0.45 } },
  ...at(reducedMotion, { transition: "none" }),
});

const fadeIn = keyframes({ from: { opacity: 0 } });
/** The picture of a newly chosen resin while it loads. */
export const waitingBase = style({ opacity: 0 });
/** The loaded picture fades in; then `Base` removes the previous picture. */
export const coming = style({
  animation: `${fadeIn} ${t.motion.base} ease-out`,
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
  ...at(reducedMotion, { animation: "none" }),
} as const;

/** `--index` is the index of a part among the parts of its kind. */
const live = styleVariants({
  base: {},
  charm: {
    ...moving,
    animation: `${settle} ${t.motion.base} ${t.motion.snap}`,
  },
  bead: {
    ...moving,
    animation: `${settle} ${t.motion.base} ${t.motion.snap}`,
  },
});

const arriving = styleVariants({
  base: {},
  charm: {},
  bead: {
    ...moving,
    animation: `${appear} ${t.motion.base} ${t.motion.snap}`,
    animationDelay: "calc(120ms + var(--index) * 90ms)",
  },
});

const unseen = {
  opacity: 0,
  "@media": { [reducedMotion]: { opacity: 1 }, print: { opacity: 1 } },
} as const;

const waiting = styleVariants({ base: {}, charm: {}, bead: unseen });

const still = { base: undefined, charm: undefined, bead: undefined };

/** The animation of each kind of part, for each `motion` of ClipPicture. */
export const motions = { still, live, arriving, waiting };

/** Takes no more room than the clip has. */
export const art = style({ minWidth: 0 });
