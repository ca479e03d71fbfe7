import { style } from "@vanilla-extract/css";
import { stack, text } from "#web/ui/kit.ts";

export const frame = style({
  minHeight: "100svh",
  ...stack(4),
  placeContent: "center",
  justifyItems: "center",
});
export const status = style(text("soft"));
