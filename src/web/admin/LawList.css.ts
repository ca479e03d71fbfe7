import { style } from "@vanilla-extract/css";
import { foldSign, foldSummary, stack, t } from "#web/ui/kit.ts";

export const box = style({
  marginTop: t.space.s5,
  padding: `${t.space.s2} ${t.space.s5}`,
  borderRadius: t.radius.md,
  background: t.color.shell,
});
export const summary = style({ ...foldSummary, gap: t.space.s3 });
export const title = style({ flex: 1, minWidth: 0, fontSize: t.size.d4 });
export const sign = style(foldSign);
export const note = style({ marginTop: t.space.s2, color: t.color.inkSoft });
export const list = style({
  ...stack(4),
  marginBlock: t.space.s4,
});
