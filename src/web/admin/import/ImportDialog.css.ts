import { style } from "@vanilla-extract/css";
import { stack as stackRule, t, text } from "#web/ui/kit.ts";

export const stack = style({
  ...stackRule(4),
  justifyItems: "start",
  fontSize: t.size.sm,
});
export const list = style({ justifySelf: "stretch", display: "grid" });
export const row = style({
  ...stackRule(1),
  paddingBlock: t.space.s3,
  borderTop: `1px solid ${t.color.hairline}`,
  overflowWrap: "anywhere",
});
export const about = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${t.space.s4}`,
  color: t.color.inkSoft,
});
export const loss = style(text("soft"));
export const state = style({ fontWeight: 600 });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s3,
});
export const bar = style({
  justifySelf: "stretch",
  width: "100%",
  height: "6px",
  accentColor: t.color.accent,
});
