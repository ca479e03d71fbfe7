import { style } from "@vanilla-extract/css";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const stack = style({
  display: "grid",
  gap: space.s4,
  justifyItems: "start",
  fontSize: size.sm,
});
export const list = style({ justifySelf: "stretch", display: "grid" });
export const row = style({
  display: "grid",
  gap: space.s1,
  paddingBlock: space.s3,
  borderTop: `1px solid ${color.hairline}`,
  overflowWrap: "anywhere",
});
export const about = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.s4}`,
  color: color.inkSoft,
});
export const loss = style({ color: color.inkSoft });
export const state = style({ fontWeight: 600 });
export const foot = style({ display: "flex", flexWrap: "wrap", gap: space.s3 });
export const bar = style({
  justifySelf: "stretch",
  width: "100%",
  height: "6px",
  accentColor: color.accent,
});
