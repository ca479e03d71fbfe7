import { style } from "@vanilla-extract/css";
import { space } from "#web/ui/theme/theme.css.ts";

export const stack = style({
  display: "grid",
  gap: space.s3,
  marginTop: space.s3,
});
export const form = style({ display: "grid", gap: space.s4 });
export const days = style({
  display: "grid",
  gap: space.s4,
  alignItems: "end",
  // A date with its sign for the calendar takes 10.5rem.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
});
