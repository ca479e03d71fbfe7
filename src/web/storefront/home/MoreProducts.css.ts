import { style } from "@vanilla-extract/css";
import { from } from "#web/ui/theme/media.ts";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

/** As far below the cards before as the rows are apart. */
export const after = style({
  marginTop: "3rem",
  "@media": { [from.lg]: { marginTop: "4.5rem" } },
});
export const pager = style({
  display: "grid",
  justifyItems: "center",
  gap: space.s4,
  textAlign: "center",
});
export const reached = style({
  color: color.inkSoft,
  fontSize: size.sm,
  fontVariantNumeric: "tabular-nums",
});
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space.s3,
});
