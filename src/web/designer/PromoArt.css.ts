import { style } from "@vanilla-extract/css";

export const art = style({
  minWidth: 0,
  filter: "drop-shadow(0 1.6vw 1.8vw rgb(43 16 38 / 0.28))",
});
