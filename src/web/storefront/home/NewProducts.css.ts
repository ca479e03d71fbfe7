import { style } from "@vanilla-extract/css";
import { from } from "#web/ui/theme/media.ts";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.s5} ${space.s8}`,
  alignItems: "center",
  "@media": { [from.md]: { gridTemplateColumns: "1fr 1fr" } },
});
export const title = style({ maxWidth: "12ch", fontSize: size.d1 });
export const text = style({
  maxWidth: "28rem",
  marginTop: space.s4,
  fontSize: size.lead,
  lineHeight: 1.45,
  color: color.inkSoft,
});
