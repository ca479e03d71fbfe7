import { style } from "@vanilla-extract/css";
import { at, below, ownDirection, stack, t, text } from "#web/ui/kit.ts";

export const shared = style({
  ...stack(5),
  paddingTop: t.space.s3,
  ...at(below.xs, { gap: t.space.s3, paddingTop: t.space.s2 }),
});
export const lead = style({ fontSize: t.size.lead, lineHeight: 1.5 });
export const rows = style({ borderTop: `1px solid ${t.color.hairline}` });
export const row = style({
  display: "flex",
  gap: t.space.s4,
  paddingBlock: t.space.s3,
  ...at(below.xs, { paddingBlock: t.space.s2 }),
  borderBottom: `1px solid ${t.color.hairline}`,
});
export const label = style({ flex: "0 0 5rem", color: t.color.inkSoft });
export const value = style({
  ...ownDirection,
  minWidth: 0,
  overflowWrap: "anywhere",
  fontWeight: t.weight.strong,
});
export const unavailable = style({
  display: "flex",
  gap: t.space.s2,
  ...text("medium", "err"),
});
