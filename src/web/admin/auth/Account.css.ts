import { style } from "@vanilla-extract/css";
import { row as rowRule, stack, t, text } from "#web/ui/kit.ts";

export const noticeListList = style({
  ...stack(3),
  paddingTop: t.space.s5,
});
export const command = style({
  fontFamily: "ui-monospace, Menlo, Consolas, monospace",
  ...text("xs", "anywhere"),
});

export const sections = style({ display: "grid", fontSize: t.size.sm });
export const section = style({
  ...stack(4),
  justifyItems: "start",
  minWidth: 0,
  paddingBlock: t.space.s5,
  borderTop: `1px solid ${t.color.hairline}`,
  selectors: { "&:first-child": { borderTop: "none", paddingTop: 0 } },
});
export const title = style({
  fontSize: "1.25rem",
  lineHeight: 1.2,
  letterSpacing: 0,
});
export const form = style({
  justifySelf: "stretch",
  ...stack(4),
  justifyItems: "stretch",
});
export const submit = style({ justifySelf: "start" });
export const list = style({ justifySelf: "stretch", display: "grid" });
export const row = style({
  ...rowRule(4),
  justifyContent: "space-between",
  paddingBlock: t.space.s3,
  borderTop: `1px solid ${t.color.hairline}`,
});
export const what = style({ minWidth: 0, overflowWrap: "anywhere" });
