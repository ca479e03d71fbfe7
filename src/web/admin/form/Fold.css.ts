import { style } from "@vanilla-extract/css";
import { foldSign, foldSummary, stack, t, text } from "#web/ui/kit.ts";

/** Folds that follow one another share their lines. */
export const folds = style({
  display: "grid",
  borderBottom: `1px solid ${t.color.hairline}`,
});
export const fold = style({ borderTop: `1px solid ${t.color.hairline}` });
export const summary = style({ ...foldSummary, gap: t.space.s3 });
export const title = style({ flex: 1, minWidth: 0 });
export const note = style({
  fontFamily: t.font.text,
  ...text("xs", "soft"),
  textAlign: "end",
});
export const sign = style(foldSign);
export const content = style({
  ...stack(4),
  paddingBottom: t.space.s5,
});
