import { style } from "@vanilla-extract/css";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const offer = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s3,
  flex: "1 1 100%",
});
export const time = style({
  flex: "1 1 100%",
  color: color.inkSoft,
  fontSize: size.sm,
});
export const button = style({ flex: "1 1 10rem" });
