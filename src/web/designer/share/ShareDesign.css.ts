import { style } from "@vanilla-extract/css";
import { color, radius, shadow, space } from "#web/ui/theme.css.ts";

/** Covers the picture until the shopper closes it or the design changes. */
export const link = style({
  position: "absolute",
  zIndex: 3,
  top: space.s2,
  right: space.s2,
  display: "flex",
  alignItems: "start",
  gap: space.s2,
  width: `min(24rem, 100% - 2 * ${space.s2})`,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.paper,
  boxShadow: shadow.raised,
});
export const field = style({ flex: 1, minWidth: 0 });
