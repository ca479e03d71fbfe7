import { style } from "@vanilla-extract/css";
import { space } from "../theme.css.ts";

export const share = style({
  display: "grid",
  justifyItems: "start",
  gap: space.s3,
});
export const link = style({ width: "100%" });
