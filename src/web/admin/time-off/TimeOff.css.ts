import { style } from "@vanilla-extract/css";
import { space } from "#web/ui/theme.css.ts";

export const stack = style({
  display: "grid",
  gap: space.s3,
  marginTop: space.s3,
});
export const form = style({ display: "grid", gap: space.s4 });
export const days = style({
  display: "grid",
  gap: space.s4,
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
});
