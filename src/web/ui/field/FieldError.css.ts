import { style } from "@vanilla-extract/css";
import { color, size, weight } from "#web/ui/theme/theme.css.ts";

export const error = style({
  display: "flex",
  gap: "0.4rem",
  alignItems: "flex-start",
  color: color.err,
  fontSize: size.note,
  fontWeight: weight.medium,
  lineHeight: 1.35,
});
export const errorIcon = style({ marginTop: "0.05em" });
