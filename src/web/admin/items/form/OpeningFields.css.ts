import { style } from "@vanilla-extract/css";
import { control, space, weight } from "#web/ui/theme.css.ts";

export const fold = style({ marginBlock: space.s2 });
export const summary = style({
  minHeight: control.touch,
  paddingBlock: space.s3,
  fontWeight: weight.strong,
  cursor: "pointer",
});
export const fields = style({
  display: "grid",
  gap: space.s3,
  justifyItems: "start",
});
