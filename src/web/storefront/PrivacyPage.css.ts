import { globalStyle, style } from "@vanilla-extract/css";
import { size, space } from "#web/ui/theme.css.ts";

export const title = style({ fontSize: size.d1 });
export const text = style({ maxWidth: "40rem", marginTop: space.s6 });

globalStyle(`${text} > h2`, {
  fontSize: size.d3,
  marginTop: space.s6,
  marginBottom: space.s2,
});
