import { style } from "@vanilla-extract/css";
import { color, size, space } from "../theme.css.ts";

export const versions = style({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: size.note,
});
export const cell = style({
  padding: `${space.s2} ${space.s2} ${space.s2} 0`,
  borderBottom: `1px solid ${color.hairline}`,
  textAlign: "left",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  minWidth: "5rem",
});
