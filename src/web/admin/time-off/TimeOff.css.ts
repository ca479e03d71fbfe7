import { style } from "@vanilla-extract/css";
import { color, control, space, weight } from "#web/ui/theme/theme.css.ts";

export const stack = style({ display: "grid", gap: space.s3 });
/** A link at the end of a sentence. */
export const inline = style({
  minHeight: control.touch,
  marginBlock: "-0.7rem",
  color: color.ink,
  fontWeight: weight.strong,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
});
export const form = style({ display: "grid", gap: space.s4 });
export const days = style({
  display: "grid",
  gap: space.s4,
  alignItems: "start",
  // A date with its sign for the calendar takes 10.5rem.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
});
