import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { at, canHover, hover, reducedMotion, t, text } from "#web/ui/kit.ts";

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
  background: t.color.ink,
  color: t.color.paper,
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
  transition: `transform ${t.motion.fast}`,
  ...at(reducedMotion, { transition: "none" }),
});

export const close = style({
  position: "absolute",
  // Above the picture, which is enlarged by a transformation.
  zIndex: 1,
  insetBlockStart: `calc(${t.space.s3} + env(safe-area-inset-top, 0px))`,
  insetInlineEnd: t.space.s3,
  display: "grid",
  placeItems: "center",
  width: t.control.touch,
  height: t.control.touch,
  borderRadius: t.radius.full,
  background: t.color.paper,
  color: t.color.ink,
  ...hover({ background: t.color.shell }),
});
/** For a mouse and the keyboard; a finger swipes. */
const arrow = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: `calc(50% - ${t.control.touch} / 2)`,
  display: "none",
  placeItems: "center",
  width: t.control.touch,
  height: t.control.touch,
  borderRadius: t.radius.full,
  background: t.color.paper,
  color: t.color.ink,
  "@media": {
    [canHover]: { display: "grid", ":hover": { background: t.color.shell } },
  },
});
export const arrows = styleVariants({
  before: [arrow, { insetInlineStart: t.space.s3 }],
  after: [arrow, { insetInlineEnd: t.space.s3 }],
});
// The bundler would lose the place of the second with its own turn.
globalStyle(
  `[dir="rtl"] ${arrows.before} > svg, html:not([dir="rtl"]) ${arrows.after} > svg`,
  { transform: "scaleX(-1)" },
);
export const place = style({
  position: "absolute",
  zIndex: 1,
  insetBlockEnd: `calc(${t.space.s4} + env(safe-area-inset-bottom, 0px))`,
  insetInline: 0,
  width: "fit-content",
  marginInline: "auto",
  padding: "0.25rem 0.8rem",
  borderRadius: t.radius.full,
  background: t.color.paper,
  ...text("xs", "strong", "ink", "digits"),
  pointerEvents: "none",
});
