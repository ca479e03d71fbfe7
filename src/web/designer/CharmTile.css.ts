import { globalStyle, style } from "@vanilla-extract/css";
import {
  color,
  forcedColors,
  from,
  motion,
  radius,
  size,
  space,
  weight,
} from "../theme.css.ts";
import { overDrawing } from "../ui/over-drawing.ts";

export const tile = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  height: "100%",
  padding: `${space.s3} ${space.s2} 0.65rem`,
  borderRadius: radius.md,
  background: color.white,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  fontSize: size.note,
  lineHeight: 1.25,
  textAlign: "center",
  cursor: "pointer",
  transitionProperty: "box-shadow, background",
  transitionDuration: motion.fast,
  ":hover": { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
  selectors: {
    "&:has(:checked)": {
      boxShadow: `inset 0 0 0 2px ${color.raspberry}`,
      background: color.raspberryTint,
    },
    "&:has(:focus-visible)": {
      outline: `2.5px solid ${color.ink}`,
      outlineOffset: "2px",
    },
    "&:has(:disabled)": {
      background: color.shell,
      boxShadow: "none",
      color: color.inkSoft,
      cursor: "not-allowed",
    },
  },
  "@media": {
    [from.md]: { paddingTop: "0.65rem" },
    "screen and (max-width: 379px)": {
      paddingInline: "2px",
      fontSize: size.xs,
    },
    [forcedColors]: {
      border: "1px solid ButtonText",
      selectors: {
        "&:has(:checked)": { outline: "3px solid Highlight" },
      },
    },
  },
});

/** Over the whole tile, so that all of it is the checkbox. */
export const box = style({
  ...overDrawing,
  zIndex: 1,
  // Then the label learns of a press on what is disabled.
  ":disabled": { pointerEvents: "none" },
});

export const image = style({
  width: "min(84px, 86%)",
  height: "auto",
  aspectRatio: "1",
  objectFit: "contain",
  marginBottom: "0.35rem",
  transition: `transform ${motion.base} ${motion.snap}`,
  "@media": { [from.md]: { width: "66px" } },
});
/** A disc of the same size, where the picture is broken. */
export const initial = style([
  image,
  {
    display: "grid",
    placeItems: "center",
    border: `1.5px solid ${color.edge}`,
    borderRadius: "50%",
    background: color.shell,
    color: color.ink,
    fontSize: "1.75rem",
    fontWeight: weight.strong,
  },
]);
globalStyle(`${tile}:hover:not(:has(:disabled)) ${image}`, {
  transform: "translateY(-2px) rotate(-3deg)",
});
globalStyle(`${tile}:has(:disabled) ${image}`, {
  opacity: 0.42,
  filter: "saturate(0.35)",
});

export const name = style({
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});
export const price = style({
  fontSize: size.xs,
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
export const fault = style({
  fontSize: size.xs,
  fontWeight: weight.strong,
  color: color.inkSoft,
});

export const tick = style({
  position: "absolute",
  top: "8px",
  right: "8px",
  display: "grid",
  placeItems: "center",
  width: "24px",
  height: "24px",
  border: `1.5px solid ${color.edge}`,
  borderRadius: "50%",
  background: color.white,
  color: "transparent",
  pointerEvents: "none",
});
export const tickIcon = style({
  width: "14px",
  height: "14px",
  strokeWidth: 3,
});
globalStyle(`${tile}:has(:checked) ${tick}`, {
  background: color.raspberry,
  borderColor: color.raspberry,
  color: color.white,
});
globalStyle(`${tile}:has(:disabled) ${tick}`, { display: "none" });
