import { style } from "@vanilla-extract/css";
import { color, space } from "#web/ui/theme/theme.css.ts";

export const frame = style({
  minHeight: "100svh",
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space.s4,
});
export const status = style({ color: color.inkSoft });
