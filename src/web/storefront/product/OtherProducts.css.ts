import { style } from "@vanilla-extract/css";
import { canHover, from } from "#web/ui/theme/media.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { ownDirection } from "#web/ui/theme/mixins.ts";

export const section = style({ paddingBottom: space.section });
export const head = style({
  display: "grid",
  gap: space.s3,
  justifyItems: "start",
  marginBottom: "clamp(2rem, 1.4rem + 2.6vw, 4rem)",
  "@media": {
    [from.md]: { gridTemplateColumns: "1fr auto", alignItems: "end" },
  },
});
export const title = style({ fontSize: size.d1 });
export const list = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "min(58vw, 15rem)",
  gap: "clamp(1rem, 2.4vw, 2.5rem)",
  overflowX: "auto",
  scrollSnapType: "x proximity",
  scrollPaddingInline: space.gutter,
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: space.gutter,
  paddingBlock: space.s1,
  scrollbarWidth: "none",
  "@media": {
    [from.lg]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      overflowX: "visible",
      marginInline: 0,
      paddingInline: 0,
    },
  },
});
export const clip = style({
  display: "grid",
  gap: space.s2,
  scrollSnapAlign: "start",
  textDecoration: "none",
});
export const picture = style({
  display: "block",
  overflow: "hidden",
  marginBottom: space.s1,
  borderRadius: radius.md,
});
export const name = style({
  fontSize: size.d4,
  lineHeight: 1.15,
  letterSpacing: 0,
  ...ownDirection,
  "@media": {
    [canHover]: {
      selectors: { [`${clip}:hover &`]: { color: color.accent } },
    },
  },
});
export const price = style({ fontSize: size.sm, fontWeight: weight.strong });
