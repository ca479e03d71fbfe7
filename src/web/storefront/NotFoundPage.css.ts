import { style } from "@vanilla-extract/css";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const page = style({
  minHeight: "calc(100svh - 76px)",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: space.s5,
  paddingBlock: space.s7,
  textAlign: "center",
});
export const clip = style({ width: "min(300px, 56vw)", height: "auto" });
export const title = style({ fontSize: size.d1 });
export const text = style({
  maxWidth: "26rem",
  color: color.inkSoft,
  fontSize: size.lead,
});
