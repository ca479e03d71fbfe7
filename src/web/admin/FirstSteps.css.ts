import { style } from "@vanilla-extract/css";
import { panel, t, text } from "#web/ui/kit.ts";

export const box = style({
  marginTop: t.space.s5,
  ...panel,
});
export const title = style(text("d4"));
export const list = style({ marginTop: t.space.s2 });
export const step = style({
  display: "flex",
  alignItems: "center",
  minHeight: t.control.touch,
  // Steps of two lines stand apart, too.
  paddingBlock: t.space.s1,
});
