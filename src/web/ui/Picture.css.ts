import { style } from "@vanilla-extract/css";
import { t } from "#web/ui/kit.ts";

export const frame = style({
  display: "block",
  position: "relative",
  width: "100%",
  aspectRatio: "1",
  overflow: "hidden",
  background: t.color.shell,
  backgroundSize: "cover",
  backgroundPosition: "center",
});
/** The `<picture>` element has no box of its own. */
export const sources = style({ display: "contents" });
export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  transition: `opacity ${t.motion.base}`,
  selectors: {
    '&[data-state="loading"]': { opacity: 0 },
    '&[data-fit="contain"]': { objectFit: "contain" },
  },
});
export const missing = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: t.color.edge,
  background: t.color.shell,
});
export const outline = style({
  width: "45%",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 0.6,
});
