import { style } from "@vanilla-extract/css";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const loading = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space.s3,
  minHeight: "60vh",
});
export const dots = style({ color: color.accent });
export const text = style({ fontSize: size.lead });
