import { createVar, style } from "@vanilla-extract/css";
import { t, text } from "#web/ui/kit.ts";

export const ampersandColor = createVar();

export const logo = style({
  vars: { [ampersandColor]: t.color.accent },
  display: "inline-flex",
  // A long name wraps to a second line, a single long word too.
  flexWrap: "wrap",
  ...text("display", "anywhere"),
  alignItems: "center",
  alignContent: "center",
  minHeight: t.control.touch,
  minWidth: 0,
  // With text of twice the size a word still fits beside the header's buttons.
  fontSize: "min(clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem), 8.4vw)",
  letterSpacing: "-0.012em",
  lineHeight: 1,
  textDecoration: "none",
});

export const ampersand = style({
  marginInline: "0.1em",
  fontWeight: t.weight.display,
  color: ampersandColor,
});

export const picture = style({
  width: "1.4em",
  height: "1.4em",
  objectFit: "contain",
  marginRight: "0.35em",
});
