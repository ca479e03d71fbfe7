import { style } from "@vanilla-extract/css";
import { color, layer, radius, space, weight } from "#web/ui/theme.css.ts";

export const skip = style({
  position: "absolute",
  zIndex: layer.tooltip,
  left: space.gutter,
  top: "-80px",
  padding: `${space.s3} ${space.s5}`,
  borderRadius: radius.full,
  background: color.ink,
  color: color.paper,
  fontWeight: weight.strong,
  ":focus": { top: space.s3 },
  "@media": { print: { display: "none" } },
});

export const main = style({ display: "block", outline: "none" });
