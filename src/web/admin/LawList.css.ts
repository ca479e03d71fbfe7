import { style } from "@vanilla-extract/css";
import { color, radius, size, space } from "#web/ui/theme/theme.css.ts";

export const box = style({
  marginTop: space.s5,
  padding: `${space.s2} ${space.s5}`,
  borderRadius: radius.md,
  background: color.shell,
});
export const summary = style({ paddingBlock: space.s2, cursor: "pointer" });
// In one line with the summary's arrow.
export const title = style({ display: "inline", fontSize: size.d4 });
export const note = style({ marginTop: space.s2, color: color.inkSoft });
export const list = style({
  display: "grid",
  gap: space.s4,
  marginBlock: space.s4,
});
