import { style } from "@vanilla-extract/css";
import { space } from "../theme.css.ts";

export const stack = style({ display: "grid", gap: space.s4, minWidth: 0 });

export const editing = style({
  display: "grid",
  gap: space.s4,
  "@media": {
    "screen and (min-width: 720px)": {
      gridTemplateColumns: "15rem minmax(0, 1fr)",
      gap: space.s5,
    },
  },
});
export const nameAndPrice = style({
  display: "grid",
  gap: space.s4,
  gridTemplateColumns: "minmax(0, 2fr) minmax(6.5rem, 1fr)",
});
