import { style } from "@vanilla-extract/css";
import { canHover, reducedMotion } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import {
  color,
  control,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const dialog = style({
  position: "fixed",
  inset: 0,
  width: "100%",
  height: "100%",
  maxWidth: "none",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "hidden",
  background: color.ink,
  color: color.paper,
});
export const strip = style({
  display: "flex",
  height: "100%",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
});
export const slide = style({
  flex: "0 0 100%",
  overflow: "hidden",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});
export const frame = style({
  // Without a height of its own the row would be as high as the picture.
  display: "grid",
  gridTemplate: "100% / 100%",
  width: "100%",
  height: "100%",
  touchAction: "pan-x",
});
export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "contain",
  userSelect: "none",
  transition: `transform ${motion.fast}`,
  "@media": { [reducedMotion]: { transition: "none" } },
});

export const close = style({
  position: "absolute",
  // Above the picture, which is enlarged by a transformation.
  zIndex: 1,
  insetBlockStart: `calc(${space.s3} + env(safe-area-inset-top, 0px))`,
  insetInlineEnd: space.s3,
  display: "grid",
  placeItems: "center",
  width: control.touch,
  height: control.touch,
  borderRadius: radius.full,
  background: color.paper,
  color: color.ink,
  "@media": { [canHover]: { ":hover": { background: color.shell } } },
});
export const place = style({
  position: "absolute",
  zIndex: 1,
  insetBlockEnd: `calc(${space.s4} + env(safe-area-inset-bottom, 0px))`,
  insetInline: 0,
  width: "fit-content",
  marginInline: "auto",
  padding: "0.25rem 0.8rem",
  borderRadius: radius.full,
  background: color.paper,
  color: color.ink,
  fontSize: size.xs,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
});
