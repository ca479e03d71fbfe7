import { style } from "@vanilla-extract/css";
import { color, control, size, weight } from "../theme.css.ts";

export const bar = style({
  background: color.amberTint,
  fontSize: size.sm,
  fontWeight: weight.medium,
  "@media": { print: { display: "none" } },
});
export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: "0.6rem",
  minHeight: control.touch,
  paddingBlock: "0.4rem",
});
