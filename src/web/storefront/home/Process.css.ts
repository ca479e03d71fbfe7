import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { longWords } from "#web/ui/theme/mixins.ts";
import { from, reducedMotion } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";

/** Two columns on phones, at most four elsewhere; one for very large text. */
export const steps = style({
  counterReset: "step",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(max(8rem, 40%), 1fr))",
  gap: `${space.s6} 0.875rem`,
  "@media": {
    [from.md]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(max(9.5rem, 20%), 1fr))",
      columnGap: "clamp(1rem, 2vw, 2rem)",
    },
  },
});
export const step = style({ counterIncrement: "step", minWidth: 0 });
export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "4 / 5",
  objectFit: "cover",
  borderRadius: radius.md,
  background: color.shell,
});
export const stepTitle = style({
  display: "flex",
  gap: "0.45em",
  fontSize: size.d3,
  lineHeight: 1.1,
  overflowWrap: "anywhere",
  "::before": { content: "counter(step)", color: color.accent },
  selectors: { [`${picture} + &`]: { marginTop: space.s4 } },
});
export const stepText = style({
  maxWidth: "19rem",
  marginTop: "0.4rem",
  fontSize: size.sm,
  color: color.inkSoft,
});
globalStyle(`${longWords} :is(${stepTitle}, ${stepText})`, { hyphens: "auto" });

const draw = keyframes({ from: { transform: "scale(0)" } });
const LINE = "2px";
const DOT = "11px";

/** A line of time: beside each other in wide windows, below each other else. */
export const days = style({
  marginTop: space.s7,
  fontSize: size.sm,
  lineHeight: 1.6,
  color: color.inkSoft,
  "@media": { [from.sm]: { display: "flex" } },
});
export const day = style({
  position: "relative",
  padding: `0 0 ${space.s5} ${space.s5}`,
  // The stretch of the line that this one takes.
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: "0.55em -0.55em",
    insetInlineStart: `calc((${DOT} - ${LINE}) / 2)`,
    width: LINE,
    background: color.edge,
    transformOrigin: "0 0",
    animation: `${draw} ${motion.dial} ${motion.glide}`,
  },
  "::after": {
    content: "",
    position: "absolute",
    insetBlockStart: `calc(0.7em - ${DOT} / 2)`,
    insetInlineStart: 0,
    width: DOT,
    height: DOT,
    border: `${LINE} solid ${color.edge}`,
    borderRadius: "50%",
    background: color.paper,
  },
  selectors: {
    "&:first-child::before": { background: color.accent },
    "&:first-child::after": {
      borderColor: color.accent,
      background: color.accent,
    },
    "&:last-child::before": { insetBlockEnd: space.s5 },
  },
  "@media": {
    [from.sm]: {
      flex: "2 0 0",
      minWidth: 0,
      overflowWrap: "anywhere",
      padding: `${space.s5} ${space.s4} 0 0`,
      "::before": {
        insetBlock: `calc((${DOT} - ${LINE}) / 2) auto`,
        insetInline: 0,
        width: "auto",
        height: LINE,
      },
      "::after": { insetBlockStart: 0 },
      selectors: {
        "&:last-child::before": { insetBlockEnd: "auto" },
      },
    },
    [reducedMotion]: { "::before": { animation: "none" } },
  },
});
/** The minutes at the bench, the shortest stretch. */
export const minutes = style({
  "@media": { [from.sm]: { flex: "1 0 7.5rem" } },
});
// Most of the time the resin cures.
globalStyle(`${minutes} + ${day}`, {
  "@media": { [from.sm]: { flexGrow: 3 } },
});
globalStyle(`${day} > b`, {
  display: "block",
  fontWeight: weight.strong,
  color: color.ink,
});
