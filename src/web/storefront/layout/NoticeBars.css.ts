import { style } from "@vanilla-extract/css";
import {
  color,
  control,
  from,
  layer,
  size,
  weight,
} from "#web/ui/theme.css.ts";

/** Stays in view below the header; `top` is the height of the header. */
export const offline = style({
  position: "sticky",
  top: "64px",
  zIndex: layer.header - 1,
  "@media": { [from.md]: { top: "76px" } },
});
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
