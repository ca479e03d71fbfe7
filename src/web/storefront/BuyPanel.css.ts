import { style } from "@vanilla-extract/css";
import {
  at,
  byText,
  cluster,
  ownDirection,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";

export const panel = style({
  ...stack(5),
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  minWidth: 0,
  ...at(byText.md, { paddingTop: t.space.s2 }),
});

export const name = style({
  fontSize: "clamp(2.5rem, 1.95rem + 2.3vw, 3.75rem)",
  lineHeight: 1,
  letterSpacing: "-0.028em",
  overflowWrap: "anywhere",
  hyphens: "auto",
  ...ownDirection,
});
export const description = style({
  marginTop: t.space.s4,
  fontSize: t.size.lead,
  lineHeight: 1.5,
  color: t.color.inkSoft,
  whiteSpace: "pre-line",
  ...ownDirection,
});

export const price = style(cluster(3));
export const amount = style({
  ...text("total", "strong"),
  lineHeight: 1.1,
  letterSpacing: "-0.01em",
});
export const inDrop = style(text("sm", "soft"));
export const note = style({
  flex: "1 0 100%",
  fontSize: t.size.xs,
  color: t.color.inkSoft,
  ...ownDirection,
});

export const act = style(stack(3));
export const facts = style({
  display: "grid",
  gap: "0.1rem",
  ...text("sm", "anywhere"),
  lineHeight: 1.45,
});
export const fact = style({
  display: "grid",
  gridTemplateColumns: "1.9rem 1fr",
  paddingBlock: "0.45rem",
});
export const factIcon = style({
  width: "20px",
  height: "20px",
  marginTop: "0.06em",
  color: t.color.inkSoft,
});
export const detail = style({
  display: "block",
  ...text("xs", "soft"),
});
