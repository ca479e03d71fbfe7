import { style } from "@vanilla-extract/css";
import { stack, t, text } from "#web/ui/kit.ts";

export const list = style({
  ...stack(3),
  paddingTop: t.space.s5,
});
export const command = style({
  fontFamily: "ui-monospace, Menlo, Consolas, monospace",
  ...text("xs", "anywhere"),
});
