import { style } from "@vanilla-extract/css";
import { color, control, size, weight } from "#web/ui/theme/theme.css.ts";

export const clock = style({
  display: "flex",
  alignItems: "baseline",
  gap: "0.4rem",
  marginTop: "0.25rem",
  color: color.inkSoft,
  fontSize: size.note,
  lineHeight: 1.35,
});
export const icon = style({
  flex: "none",
  alignSelf: "start",
  width: "1.1em",
  height: "1.1em",
  marginTop: "0.15em",
});
export const again = style({
  minHeight: control.touch,
  marginBlock: "-0.7rem",
  color: color.ink,
  fontWeight: weight.strong,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
