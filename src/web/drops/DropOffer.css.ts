import { style } from "@vanilla-extract/css";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const offer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s3,
  flex: "1 1 100%",
});
/** Beside the button where both fit; the form that follows takes the row. */
export const when = style({
  display: "grid",
  flex: "1 1 8rem",
  lineHeight: 1.3,
});
export const time = style({ color: color.inkSoft, fontSize: size.note });
export const button = style({ flex: "1 1 9.5rem" });
