import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#web/ui/theme/theme.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  gap: space.s4,
  padding: `${space.s6} ${space.s2} ${space.s7}`,
  textAlign: "center",
  overflowWrap: "anywhere",
});
export const title = style({ fontFamily: font.display, fontSize: size.d3 });
export const text = style({ maxWidth: "24rem", color: color.inkSoft });
export const dots = style({ color: color.accent });
export const tick = style({ color: color.ok });
