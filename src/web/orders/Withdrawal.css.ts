import { globalStyle, style } from "@vanilla-extract/css";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";

export const box = style({
  display: "grid",
  gap: space.s3,
  justifyItems: "start",
  "@media": { print: { display: "none" } },
});
export const done = style({
  padding: `${space.s4} ${space.s5}`,
  borderRadius: radius.md,
  background: color.blush,
  outline: "none",
});
export const facts = style({
  display: "grid",
  gap: space.s2,
  marginBottom: space.s5,
});
export const factName = style({ fontSize: size.sm, color: color.inkSoft });
export const factValue = style({
  marginInlineStart: 0,
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});
export const choices = style({ display: "grid", gap: space.s1, border: 0 });
globalStyle(`${choices} > legend`, { padding: 0 });
export const choice = style({
  display: "flex",
  gap: space.s3,
  alignItems: "center",
  minHeight: "44px",
  overflowWrap: "anywhere",
});
export const check = style({
  flex: "none",
  width: "1.35rem",
  height: "1.35rem",
  margin: 0,
  accentColor: color.accent,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
});
