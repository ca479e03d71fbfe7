import { style } from "@vanilla-extract/css";
import { color, size, space } from "#web/ui/theme.css.ts";

export const stack = style({
  display: "grid",
  gap: space.s4,
  justifyItems: "start",
  fontSize: size.sm,
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
