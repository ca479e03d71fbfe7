import { style } from "@vanilla-extract/css";
import { stack, t } from "#web/ui/kit.ts";

// The page around the form.
export const page = style({ maxWidth: "34rem" });
export const title = style({ fontSize: t.size.d1, outline: "none" });
export const text = style({ marginTop: t.space.s5, outline: "none" });
export const form = style({
  ...stack(5),
  marginTop: t.space.s6,
});
