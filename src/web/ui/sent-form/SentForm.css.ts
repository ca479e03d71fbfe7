import { style } from "@vanilla-extract/css";
import { size, space } from "#web/ui/theme/theme.css.ts";

// The page around the form.
export const page = style({ maxWidth: "34rem" });
export const title = style({ fontSize: size.d1, outline: "none" });
export const text = style({ marginTop: space.s5, outline: "none" });
export const form = style({
  display: "grid",
  gap: space.s5,
  marginTop: space.s6,
});
