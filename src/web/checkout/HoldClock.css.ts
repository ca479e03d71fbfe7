import { style } from "@vanilla-extract/css";
import { t, text } from "#web/ui/kit.ts";

export const clock = style({
  display: "flex",
  alignItems: "baseline",
  gap: "0.4rem",
  marginTop: "0.25rem",
  ...text("note", "soft"),
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
  minHeight: t.control.touch,
  marginBlock: "-0.7rem",
  ...text("strong", "ink"),
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
