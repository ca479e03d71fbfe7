import { style } from "@vanilla-extract/css";
import { at, from, hover, ownDirection, stack, t, text } from "#web/ui/kit.ts";

export const section = style({ paddingBottom: t.space.section });
export const head = style({
  ...stack(3),
  justifyItems: "start",
  marginBottom: "clamp(2rem, 1.4rem + 2.6vw, 4rem)",
  ...at(from.md, { gridTemplateColumns: "1fr auto", alignItems: "end" }),
});
export const title = style(text("d1"));
export const list = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(58vw, 15rem)",
  gap: "clamp(1rem, 2.4vw, 2.5rem)",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollPaddingInline: t.space.gutter,
  marginInline: `calc(${t.space.gutter} * -1)`,
  paddingInline: t.space.gutter,
  paddingBlock: t.space.s1,
  scrollbarWidth: "none",
  ...at(from.lg, {
    gridAutoFlow: "row",
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    overflowX: "visible",
    marginInline: 0,
    paddingInline: 0,
  }),
});
export const clip = style({
  ...stack(2),
  scrollSnapAlign: "start",
  textDecoration: "none",
});
export const picture = style({
  display: "block",
  overflow: "hidden",
  marginBottom: t.space.s1,
  borderRadius: t.radius.md,
});
export const name = style({
  fontSize: t.size.d4,
  lineHeight: 1.15,
  letterSpacing: 0,
  ...ownDirection,
  ...hover({ color: t.color.accent }, `${clip}:hover &`),
});
export const price = style(text("sm", "strong"));
