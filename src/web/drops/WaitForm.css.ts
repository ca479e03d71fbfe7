import { style } from "@vanilla-extract/css";
import { color, control, space, weight } from "#web/ui/theme/theme.css.ts";

export const done = style({
  display: "flex",
  alignItems: "center",
  gap: space.s2,
  minHeight: control.large,
  fontWeight: weight.strong,
  outline: "none",
});
export const tick = style({ color: color.ok });
