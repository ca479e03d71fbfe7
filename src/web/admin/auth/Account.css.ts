import { style } from "@vanilla-extract/css";
import {
  at,
  fill,
  from,
  low,
  row as rowRule,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";

export const page = style({
  minHeight: "100svh",
  display: "grid",
  fontSize: t.size.sm,
  ...at(from.lg, { gridAutoFlow: "column", gridAutoColumns: "1fr" }),
});
/** The shop's own picture: above the form, and beside it in wide windows. */
export const side = style({
  position: "relative",
  overflow: "hidden",
  minHeight: "max(7rem, 26svh)",
  background: t.color.shell,
  ...at(low, { display: "none" }),
});
export const sidePicture = style({
  ...fill,
  objectFit: "cover",
});
export const main = style({
  display: "grid",
  alignContent: "center",
  padding: `${t.space.s6} ${t.space.gutter}`,
});
export const inner = style({
  width: "min(100%, 25rem)",
  marginInline: "auto",
  ...stack(6),
});
export const logoPlace = style({ justifySelf: "start" });
export const loginScreenTitle = style(text("d2"));
export const subtitle = style({
  marginTop: t.space.s3,
  color: t.color.inkSoft,
});
/** Its words begin where the fields do. */
export const forgotten = style({ marginInlineStart: "-1.15em" });
export const wayBack = style({
  ...rowRule(2),
  justifySelf: "start",
  minHeight: t.control.touch,
  color: t.color.inkSoft,
});
export const loginScreenForm = style(stack(4));

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
