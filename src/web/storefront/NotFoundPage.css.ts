import { style } from "@vanilla-extract/css";
import { stack, t, text as textRule } from "#web/ui/kit.ts";

export const page = style({
  minHeight: "calc(100svh - 76px)",
  ...stack(5),
  alignContent: "center",
  justifyItems: "center",
  paddingBlock: t.space.s7,
  textAlign: "center",
});
export const clip = style({ width: "min(300px, 56vw)", height: "auto" });
export const title = style(textRule("d1"));
export const text = style({
  maxWidth: "26rem",
  ...textRule("lead", "soft"),
});
