import { style } from "@vanilla-extract/css";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const stepper = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginBlock: "-0.6rem",
});
export const title = style({
  marginInlineEnd: space.s1,
  color: color.inkSoft,
  fontSize: size.xs,
});
export const count = style({
  fontSize: size.xs,
  fontVariantNumeric: "tabular-nums",
});
