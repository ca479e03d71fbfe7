import { style } from "@vanilla-extract/css";
import { foldSign, foldSummary } from "#web/ui/theme/mixins.ts";
import { color, radius, size, space } from "#web/ui/theme/theme.css.ts";

export const box = style({
  marginTop: space.s5,
  padding: `${space.s2} ${space.s5}`,
  borderRadius: radius.md,
  background: color.shell,
});
export const summary = style({ ...foldSummary, gap: space.s3 });
export const title = style({ flex: 1, minWidth: 0, fontSize: size.d4 });
export const sign = style(foldSign);
export const note = style({ marginTop: space.s2, color: color.inkSoft });
export const list = style({
  display: "grid",
  gap: space.s4,
  marginBlock: space.s4,
});
