import { globalStyle, style } from "@vanilla-extract/css";
import { cluster, stack, t, text } from "#web/ui/kit.ts";

export const page = style({
  paddingBlock: `clamp(1.25rem, 2.4vw, 2rem) ${t.space.s8}`,
});
export const head = style({ ...cluster(4), rowGap: t.space.s2 });
export const title = style({
  marginInlineEnd: "auto",
  fontSize: "clamp(2rem, 1.7rem + 1.1vw, 2.75rem)",
  letterSpacing: "-0.026em",
});
export const lead = style({
  maxWidth: "44rem",
  marginTop: t.space.s2,
  ...text("lead", "soft"),
  lineHeight: 1.45,
});
globalStyle(`${lead} > b`, text("strong", "ink"));
export const list = style({ marginTop: t.space.s5 });

export const clear = style({
  ...stack(4),
  justifyItems: "start",
  paddingBlock: "clamp(2.5rem, 7vw, 6rem)",
});
globalStyle(`${clear} > p`, {
  maxWidth: "30rem",
  ...text("lead", "soft"),
  lineHeight: 1.5,
});
export const clip = style({ width: "min(240px, 52vw)", height: "auto" });
export const clearTitle = style({
  ...text("d1", "display"),
  letterSpacing: "-0.03em",
});
