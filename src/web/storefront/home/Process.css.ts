import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import {
  color,
  font,
  from,
  motion,
  reducedMotion,
  size,
  space,
  weight,
} from "#web/ui/theme.css.ts";

export const columns = style({
  display: "grid",
  gap: space.s7,
  "@media": {
    [from.lg]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      gap: "clamp(3rem, 8vw, 9rem)",
      alignItems: "start",
    },
  },
});

export const dial = style({
  position: "relative",
  width: "100%",
  maxWidth: "17rem",
  "@media": { [from.lg]: { maxWidth: "27rem" } },
});
export const face = style({
  width: "100%",
  height: "auto",
  overflow: "visible",
});

const draw = keyframes({
  from: { strokeDashoffset: 1 },
  to: { strokeDashoffset: 0 },
});
export const fill = style({ fill: color.blush });
export const arc = style({
  fill: "none",
  stroke: color.raspberry,
  strokeWidth: 3,
  strokeDasharray: 1,
  selectors: {
    '&[data-state="waiting"]': { strokeDashoffset: 1 },
    '&[data-state="drawing"]': {
      animation: `${draw} ${motion.dial} ${motion.glide}`,
    },
  },
  "@media": {
    [reducedMotion]: { animation: "none", strokeDashoffset: "0 !important" },
  },
});
export const end = style({ fill: color.raspberry });
/** The widths of the ticks in minutes; 3 and 1.6 units of the drawing. */
const TICK = { long: 0.156, short: 0.082 };
const dashes = (width: number, everyMinutes: number) =>
  `${width} ${everyMinutes - width}`;
export const ticks = styleVariants({
  long: {
    fill: "none",
    strokeWidth: 20,
    strokeDasharray: dashes(TICK.long, 5),
    vars: { "--tick": `${TICK.long / 2}` },
  },
  short: {
    fill: "none",
    strokeWidth: 11,
    strokeDasharray: dashes(TICK.short, 1),
    vars: { "--tick": `${TICK.short / 2}` },
  },
});
/** The circle starts at a tick; `elapsed` starts half a minute before one. */
export const allTicks = style({
  stroke: color.raspberryFaded,
  strokeDashoffset: "var(--tick)",
});
export const elapsed = style({
  stroke: color.raspberry,
  strokeDashoffset: "calc(var(--tick) - 0.5)",
});

export const count = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  gap: "0.4rem",
  textAlign: "center",
  fontSize: size.lead,
  lineHeight: 1.3,
});
export const minutes = style({
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: "clamp(4.5rem, 3rem + 6vw, 8rem)",
  lineHeight: 0.8,
  letterSpacing: "-0.04em",
  fontVariantNumeric: "lining-nums",
});

export const steps = style({ counterReset: "step" });
export const step = style({
  counterIncrement: "step",
  display: "grid",
  gridTemplateColumns: "3.25rem 1fr",
  paddingBlock: "clamp(1.5rem, 2.2vw, 2.25rem)",
  borderTop: `1px solid ${color.hairline}`,
  ":last-child": { borderBottom: `1px solid ${color.hairline}` },
  "::before": {
    content: "counter(step)",
    fontFamily: font.display,
    fontWeight: weight.display,
    fontSize: size.d2,
    lineHeight: 0.95,
    letterSpacing: "-0.02em",
    color: color.raspberry,
  },
});
export const stepTitle = style({ fontSize: size.d3, lineHeight: 1.1 });
export const stepText = style({
  maxWidth: "34rem",
  marginTop: "0.5rem",
  color: color.inkSoft,
});
