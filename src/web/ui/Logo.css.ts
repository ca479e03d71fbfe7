import { createVar, style } from "@vanilla-extract/css";
import { color, control, font, weight } from "#web/ui/theme/theme.css.ts";

export const ampersandColor = createVar();

export const logo = style({
  vars: { [ampersandColor]: color.accent },
  display: "inline-flex",
  // A long name wraps to a second line, a single long word too.
  flexWrap: "wrap",
  overflowWrap: "anywhere",
  alignItems: "center",
  alignContent: "center",
  minHeight: control.touch,
  minWidth: 0,
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: "clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)",
  letterSpacing: "-0.012em",
  lineHeight: 1,
  textDecoration: "none",
});

export const ampersand = style({
  marginInline: "0.1em",
  fontWeight: weight.display,
  color: ampersandColor,
});

export const picture = style({
  width: "1.4em",
  height: "1.4em",
  objectFit: "contain",
  marginRight: "0.35em",
});
