import { style } from "@vanilla-extract/css";
import { byText } from "#web/ui/theme/media.ts";
import { color, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { ownDirection } from "#web/ui/theme/mixins.ts";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s5,
  alignContent: "start",
  minWidth: 0,
  "@media": { [byText.md]: { paddingTop: space.s2 } },
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
  marginTop: space.s4,
  fontSize: size.lead,
  lineHeight: 1.5,
  color: color.inkSoft,
  whiteSpace: "pre-line",
  ...ownDirection,
});

export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s3,
});
export const amount = style({
  fontSize: size.total,
  fontWeight: weight.strong,
  lineHeight: 1.1,
  letterSpacing: "-0.01em",
});
export const inDrop = style({ fontSize: size.sm, color: color.inkSoft });
export const note = style({
  flex: "1 0 100%",
  fontSize: size.xs,
  color: color.inkSoft,
  ...ownDirection,
});

export const act = style({ display: "grid", gap: space.s3 });
export const facts = style({
  display: "grid",
  gap: "0.1rem",
  fontSize: size.sm,
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
  color: color.inkSoft,
});
export const detail = style({
  display: "block",
  fontSize: size.xs,
  color: color.inkSoft,
});
