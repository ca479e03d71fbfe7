import { style } from "@vanilla-extract/css";
import {
  color,
  layer,
  radius,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const skip = style({
  position: "absolute",
  zIndex: layer.tooltip,
  left: space.gutter,
  // By its own height, which grows with the text.
  top: 0,
  transform: "translateY(-110%)",
  padding: `${space.s3} ${space.s5}`,
  borderRadius: radius.full,
  background: color.ink,
  color: color.paper,
  fontWeight: weight.strong,
  ":focus": { top: space.s3, transform: "none" },
  "@media": { print: { display: "none" } },
});

export const main = style({ display: "block", outline: "none" });
