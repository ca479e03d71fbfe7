import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { from, longWords, reducedMotion, stack, t, text } from "#web/ui/kit.ts";

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
export const processPicture = style({
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
  selectors: { [`${processPicture} + &`]: { marginTop: t.space.s4 } },
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

export const social = style({
  overflow: "hidden",
  paddingBottom: t.space.section,
});
export const more = style({ justifySelf: "start" });
export const comingSoon = style(text("soft"));

export const feed = style({
  ...stack(3),
  gridAutoFlow: "column",
  gridAutoColumns: "min(64vw, 17rem)",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  paddingInline: t.space.gutter,
  scrollPaddingInline: t.space.gutter,
  scrollbarWidth: "none",
  ":focus-visible": { outlineOffset: "-3px" },
  "@media": {
    [from.lg]: {
      gridAutoFlow: "row",
      gridTemplate: "1fr 1fr / repeat(5, 1fr)",
      gap: "clamp(0.75rem, 1.4vw, 1.5rem)",
      overflow: "visible",
      maxWidth: t.control.maxWidth,
      marginInline: "auto",
    },
  },
  selectors: {
    "&[data-plain]": {
      "@media": {
        [from.lg]: {
          gridTemplate: "none / repeat(auto-fill, minmax(14rem, 1fr))",
        },
      },
    },
  },
});

// A mosaic from 1024 px on: the first 2 x 2, the fourth tall, the rest single.
const at = (area: string) => ({ "@media": { [from.lg]: { gridArea: area } } });
const tall = "&:nth-child(4)";

export const tile = style({
  position: "relative",
  scrollSnapAlign: "start",
  selectors: {
    "&:nth-child(1)": at("1 / 1 / 3 / 3"),
    "&:nth-child(2)": at("1 / 3"),
    "&:nth-child(3)": at("2 / 3"),
    [tall]: at("1 / 4 / 3 / 5"),
    "&:nth-child(5)": at("1 / 5"),
    "&:nth-child(6)": at("2 / 5"),
    [`${feed}[data-plain] > &`]: at("auto"),
  },
});

export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: t.radius.md,
  background: t.color.shell,
  selectors: {
    [`${feed}:not([data-plain]) > ${tile}:nth-child(4) > &`]: {
      "@media": {
        [from.lg]: {
          position: "absolute",
          inset: 0,
          height: "100%",
          aspectRatio: "auto",
        },
      },
    },
  },
});
