import { style } from "@vanilla-extract/css";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const sections = style({ display: "grid", fontSize: size.sm });
export const section = style({
  display: "grid",
  gap: space.s4,
  justifyItems: "start",
  minWidth: 0,
  paddingBlock: space.s5,
  borderTop: `1px solid ${color.hairline}`,
  selectors: { "&:first-child": { borderTop: "none", paddingTop: 0 } },
});
export const title = style({
  fontSize: "1.25rem",
  lineHeight: 1.2,
  letterSpacing: 0,
});
export const form = style({
  justifySelf: "stretch",
  display: "grid",
  gap: space.s4,
  justifyItems: "stretch",
});
export const submit = style({ justifySelf: "start" });
export const hours = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 9rem))",
  gap: space.s3,
});
export const list = style({ justifySelf: "stretch", display: "grid" });
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s4,
  paddingBlock: space.s3,
  borderTop: `1px solid ${color.hairline}`,
});
export const what = style({ minWidth: 0, overflowWrap: "anywhere" });
