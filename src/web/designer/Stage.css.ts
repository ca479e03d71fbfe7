import { createVar, globalStyle, style } from "@vanilla-extract/css";
import {
  beside,
  below,
  color,
  radius,
  roomy,
  size,
  space,
} from "#web/ui/theme.css.ts";

/** The pane with the picture, its tools and its caption. */
export const stage = style({
  position: "relative",
  display: "grid",
  padding: `${space.s2} ${space.s3}`,
  "@media": {
    [beside]: {
      gridTemplateRows: "minmax(0, 1fr) auto auto",
      gap: space.s3,
      minHeight: 0,
      padding: space.s4,
    },
    "screen and (min-width: 860px) and (min-height: 560px)": {
      padding: `${space.s5} ${space.s5} ${space.s6}`,
    },
  },
});

/** Contains the picture in the largest size that fits. */
export const frame = style({
  containerType: "size",
  display: "grid",
  placeItems: "center",
  // Leaves room for the options below: at 390 px all charms are in view.
  height: "min(56.25vw, max(22.5svh, 100svh - 41rem))",
  "@media": {
    [beside]: { height: "auto", minHeight: 0 },
    "screen and (min-width: 860px) and (min-height: 560px)": {
      // The tools are in the corners above the clip.
      paddingTop: space.s5,
    },
  },
});
/** A larger frame, for a picture without options below. */
export const largeFrame = style([
  frame,
  {
    // At 320 px the details of the clip stay in view below the picture.
    height: "min(56.25vw, 45svh, max(22svh, 100svh - 27rem))",
    "@media": { [beside]: { height: "auto" } },
  },
]);
export const clip = style({
  position: "relative",
  width: "min(100cqw, 177.77cqh)",
});

/** A tool for the whole design, in a corner that the clip leaves empty. */
const tool = style({ position: "absolute", zIndex: 2 });
const edge = createVar();
const margin = {
  vars: { [edge]: space.s2 },
  "@media": { [roomy]: { vars: { [edge]: space.s4 } } },
} as const;
export const surprise = style([tool, margin, { top: edge, left: edge }]);
export const share = style([tool, margin, { top: edge, right: edge }]);
export const undo = style([
  tool,
  margin,
  {
    right: edge,
    bottom: edge,
    borderRadius: radius.full,
    background: color.paper,
    "@media": {
      [beside]: { top: `calc(${edge} + 3.25rem)`, bottom: "auto" },
    },
  },
]);
globalStyle(`${surprise} > button, ${share} > button`, {
  whiteSpace: "nowrap",
  "@media": {
    [below.xs]: {
      minHeight: "36px",
      padding: "0 0.75em",
      fontSize: size.xs,
      gap: "0.35em",
    },
  },
});
// On phones these buttons are lower than a touch target, so that they do not
// cover the clip. The pseudo-element extends the area that can be pressed.
globalStyle(`${surprise} > button::after, ${share} > button::after`, {
  content: "",
  position: "absolute",
  inset: "-4px 0",
});

export const caption = style({
  display: "none",
  "@media": {
    [roomy]: {
      display: "flex",
      alignItems: "flex-end",
      justifyContent: "space-between",
      gap: space.s5,
      fontSize: size.note,
      lineHeight: 1.45,
    },
  },
});
export const promise = style({
  maxWidth: "12rem",
  color: color.inkWarm,
  textAlign: "right",
});
