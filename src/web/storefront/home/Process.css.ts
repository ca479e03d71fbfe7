import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { from, longWords, reducedMotion, t, text } from "#web/ui/kit.ts";

/** Two columns on phones, at most four elsewhere; one for very large text. */
export const steps = style({
  counterReset: "step",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(max(8rem, 40%), 1fr))",
  gap: `${t.space.s6} 0.875rem`,
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
  borderRadius: t.radius.md,
  background: t.color.shell,
});
export const stepTitle = style({
  display: "flex",
  gap: "0.45em",
  ...text("d3", "anywhere"),
  lineHeight: 1.1,
  "::before": { content: "counter(step)", color: t.color.accent },
  selectors: { [`${picture} + &`]: { marginTop: t.space.s4 } },
});
export const stepText = style({
  maxWidth: "19rem",
  marginTop: "0.4rem",
  ...text("sm", "soft"),
});
globalStyle(`${longWords} :is(${stepTitle}, ${stepText})`, { hyphens: "auto" });

const draw = keyframes({ from: { transform: "scale(0)" } });
const LINE = "2px";
const DOT = "11px";

/** A line of time: beside each other in wide windows, below each other else. */
export const days = style({
  marginTop: t.space.s7,
  ...text("sm", "soft"),
  lineHeight: 1.6,
  "@media": { [from.sm]: { display: "flex" } },
});
export const day = style({
  position: "relative",
  padding: `0 0 ${t.space.s5} ${t.space.s5}`,
  // The stretch of the line that this one takes.
  "::before": {
    content: "",
    position: "absolute",
    insetBlock: "0.55em -0.55em",
    insetInlineStart: `calc((${DOT} - ${LINE}) / 2)`,
    width: LINE,
    background: t.color.edge,
    transformOrigin: "0 0",
    animation: `${draw} ${t.motion.dial} ${t.motion.glide}`,
  },
  "::after": {
    content: "",
    position: "absolute",
    insetBlockStart: `calc(0.7em - ${DOT} / 2)`,
    insetInlineStart: 0,
    width: DOT,
    height: DOT,
    border: `${LINE} solid ${t.color.edge}`,
    borderRadius: "50%",
    background: t.color.paper,
  },
  selectors: {
    "&:first-child::before": { background: t.color.accent },
    "&:first-child::after": {
      borderColor: t.color.accent,
      background: t.color.accent,
    },
    "&:last-child::before": { insetBlockEnd: t.space.s5 },
  },
  "@media": {
    [from.sm]: {
      flex: "2 0 0",
      minWidth: 0,
      overflowWrap: "anywhere",
      padding: `${t.space.s5} ${t.space.s4} 0 0`,
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
  ...text("strong", "ink"),
});
