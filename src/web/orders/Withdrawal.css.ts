import { globalStyle, style } from "@vanilla-extract/css";
import { printed, row, stack, t, text } from "#web/ui/kit.ts";

export const box = style({
  ...stack(3),
  justifyItems: "start",
  ...printed({ display: "none" }),
});
export const done = style({
  padding: `${t.space.s4} ${t.space.s5}`,
  borderRadius: t.radius.md,
  background: t.color.blush,
  outline: "none",
});
export const facts = style({
  ...stack(2),
  marginBottom: t.space.s5,
});
export const factName = style(text("sm", "soft"));
export const factValue = style({
  marginInlineStart: 0,
  ...text("strong", "anywhere"),
});
export const choices = style({ ...stack(1), border: 0 });
globalStyle(`${choices} > legend`, { padding: 0 });
export const choice = style({
  ...row(3),
  minHeight: "44px",
  overflowWrap: "anywhere",
});
export const check = style({
  flex: "none",
  width: "1.35rem",
  height: "1.35rem",
  margin: 0,
  accentColor: t.color.accent,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
});
