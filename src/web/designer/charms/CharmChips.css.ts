import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  below,
  color,
  control,
  forcedColors,
  motion,
  radius,
  reducedMotion,
  size,
  space,
  weight,
} from "#web/ui/theme.css.ts";
import { charmSize } from "./CharmImage.css.ts";

const pop = keyframes({ from: { transform: "scale(0.9)" } });

export const chips = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space.s3,
  width: "100%",
  maxWidth: "36rem",
  marginInline: "auto",
  "@media": { [below.xs]: { gap: space.s2 } },
});

const place = style({
  position: "relative",
  borderRadius: radius.md,
  minHeight: "5.5rem",
});
/** A place without a charm. */
export const free = style([
  place,
  { border: `1.5px dashed ${color.edge}`, opacity: 0.4 },
]);
export const chip = style([
  place,
  {
    vars: { [charmSize]: "40px" },
    display: "grid",
    justifyItems: "center",
    alignContent: "space-between",
    paddingTop: space.s2,
    background: color.paper,
    boxShadow: `inset 0 0 0 1px ${color.hairlineDark}`,
    fontSize: size.xs,
    fontWeight: weight.strong,
    lineHeight: 1.25,
    textAlign: "center",
    animation: `${pop} ${motion.base} ${motion.snap}`,
    selectors: {
      "&[data-swapping]": { boxShadow: `inset 0 0 0 2px ${color.raspberry}` },
      "&[data-unavailable]": { boxShadow: `inset 0 0 0 1.5px ${color.err}` },
    },
    "@media": {
      [reducedMotion]: { animation: "none" },
      [forcedColors]: {
        border: "1px solid ButtonText",
        selectors: { "&[data-swapping]": { outline: "3px solid Highlight" } },
      },
    },
  },
]);
globalStyle(`${chip}[data-unavailable] img`, { filter: "saturate(0.35)" });

/** Hidden below 860 px, where the picture and the button labels are enough. */
export const name = style({
  paddingInline: space.s2,
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  "@media": { "screen and (max-width: 859px)": { display: "none" } },
});
export const unavailable = style({ color: color.err });

export const actions = style({
  display: "grid",
  gridTemplateColumns: "auto auto",
  justifyContent: "space-evenly",
  width: "100%",
});
export const action = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.35em",
  minWidth: 0,
  minHeight: control.touch,
  borderRadius: radius.md,
  fontWeight: weight.strong,
  ":hover": { color: color.raspberry },
  selectors: { '&[aria-pressed="true"]': { color: color.raspberry } },
});
export const actionIcon = style({
  "@media": { [below.lg]: { display: "none" } },
});

/** The button between two chips that exchanges their charms. */
export const exchange = style({
  position: "absolute",
  zIndex: 1,
  top: "2px",
  left: `calc(${space.s3} / -2 - ${control.touch} / 2)`,
  display: "grid",
  placeItems: "center",
  width: control.touch,
  height: control.touch,
  "@media": {
    [below.xs]: { left: `calc(${space.s2} / -2 - ${control.touch} / 2)` },
  },
});
export const exchangeIcon = style({
  width: "1.75rem",
  height: "1.75rem",
  padding: "0.3rem",
  borderRadius: radius.full,
  background: color.paper,
  boxShadow: `0 0 0 1px ${color.hairlineDark}`,
});
globalStyle(`${exchange}:hover ${exchangeIcon}`, {
  background: color.ink,
  color: color.paper,
});
