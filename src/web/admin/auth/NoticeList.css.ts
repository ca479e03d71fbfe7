import { style } from "@vanilla-extract/css";
import { size, space } from "#web/ui/theme/theme.css.ts";

export const list = style({
  display: "grid",
  gap: space.s3,
  paddingTop: space.s5,
});
export const command = style({
  fontFamily: "ui-monospace, Menlo, Consolas, monospace",
  fontSize: size.xs,
  overflowWrap: "anywhere",
});
