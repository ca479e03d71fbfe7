import { style } from "@vanilla-extract/css";
import { foldSign, foldSummary } from "#web/ui/theme/mixins.ts";
import { color, font, size, space } from "#web/ui/theme/theme.css.ts";

/** Folds that follow one another share their lines. */
export const folds = style({
  display: "grid",
  borderBottom: `1px solid ${color.hairline}`,
});
export const fold = style({ borderTop: `1px solid ${color.hairline}` });
export const summary = style({ ...foldSummary, gap: space.s3 });
export const title = style({ flex: 1, minWidth: 0 });
export const note = style({
  fontFamily: font.text,
  fontSize: size.xs,
  color: color.inkSoft,
  textAlign: "end",
});
export const sign = style(foldSign);
export const content = style({
  display: "grid",
  gap: space.s4,
  paddingBottom: space.s5,
});
