import { createVar, style } from "@vanilla-extract/css";
import { color, control, font, weight } from "../theme.css.ts";

export const ampersandColor = createVar();

export const logo = style({
  vars: { [ampersandColor]: color.raspberry },
  display: "inline-flex",
  // A long name, or a large text, takes a second line.
  flexWrap: "wrap",
  alignItems: "center",
  alignContent: "center",
  minHeight: control.touch,
  minWidth: 0,
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: "clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)",
  letterSpacing: "-0.03em",
  lineHeight: 1,
  textDecoration: "none",
});

export const ampersand = style({
  marginInline: "0.1em",
  fontWeight: weight.display,
  color: ampersandColor,
});
