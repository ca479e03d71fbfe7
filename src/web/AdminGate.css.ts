import { style } from "@vanilla-extract/css";
import { color, space } from "./theme.css.ts";

export const loading = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space.s4,
  minHeight: "100svh",
  color: color.inkSoft,
});
