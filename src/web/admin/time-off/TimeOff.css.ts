import { style } from "@vanilla-extract/css";
import { stack as stackRule, t, text } from "#web/ui/kit.ts";

export const stack = style(stackRule(3));
/** A link at the end of a sentence. */
export const inline = style({
  minHeight: t.control.touch,
  marginBlock: "-0.7rem",
  ...text("strong", "ink"),
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
});
export const form = style(stackRule(4));
export const days = style({
  ...stackRule(4),
  alignItems: "start",
  // A date with its sign for the calendar takes 10.5rem.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
});
