import { style } from "@vanilla-extract/css";
import { forcedColors, from } from "#web/ui/theme/media.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { ownDirection } from "#web/ui/theme/mixins.ts";
import { toothColor, toothWidth } from "#web/ui/ScallopEdge.css.ts";

export const shadow = style({
  filter:
    "drop-shadow(0 1px 2px rgb(43 16 38 / 0.08)) drop-shadow(0 14px 30px rgb(43 16 38 / 0.1))",
  "@media": { print: { filter: "none" } },
});
export const paper = style({
  padding: `clamp(1.5rem, 3vw, 2.75rem) clamp(1.25rem, 3vw, 2.75rem) ${space.s5}`,
  borderRadius: `${radius.md} ${radius.md} 0 0`,
  background: color.white,
  "@media": {
    [forcedColors]: { border: "1px solid CanvasText" },
    print: { marginTop: "18pt", padding: 0 },
  },
});
export const edge = style({
  vars: { [toothColor]: color.white, [toothWidth]: "26px" },
  "@media": { [forcedColors]: { display: "none" } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.s4,
  paddingBottom: space.s4,
  borderBottom: `1.5px solid ${color.ink}`,
});
export const title = style({ fontSize: size.d3 });

export const facts = style({
  display: "grid",
  gap: `${space.s3} ${space.s5}`,
  paddingBlock: space.s5,
  borderBottom: `1px solid ${color.hairline}`,
  "@media": {
    [from.xs]: { gridTemplateColumns: "1fr 1fr" },
    print: { gridTemplateColumns: "1fr 1fr", paddingBlock: "8pt" },
  },
});
export const wide = style({ gridColumn: "1 / -1" });
export const factName = style({ fontSize: size.xs, color: color.inkSoft });
export const factValue = style({
  fontWeight: weight.medium,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const item = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space.s4,
  paddingBlock: space.s4,
  borderBottom: `1px solid ${color.hairline}`,
  "@media": { print: { paddingBlock: "5pt", breakInside: "avoid" } },
});
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  flex: 1,
  gap: `0 ${space.s3}`,
  alignItems: "baseline",
});
export const thumbnail = style({
  flex: "none",
  width: "64px",
  borderRadius: radius.sm,
  "@media": { print: { width: "14mm" } },
});
export const name = style({
  // The name is beside the figures, or above them if less than 7rem would
  // remain for it: long words have to stay whole.
  flex: "1 1 7rem",
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
  ...ownDirection,
});
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "flex-end",
  gap: `0 ${space.s5}`,
  marginLeft: "auto",
  selectors: { "&[data-one]": { columnGap: "0.35em" } },
});
export const each = style({ color: color.inkSoft, whiteSpace: "nowrap" });
export const sum = style({ fontWeight: weight.strong, whiteSpace: "nowrap" });
export const description = style({
  flex: "1 0 100%",
  ...ownDirection,
  marginTop: "0.15rem",
  fontSize: size.note,
  color: color.inkSoft,
});
export const picture = style({
  flex: "1 0 100%",
  order: -1,
  marginBottom: space.s3,
  borderRadius: radius.md,
  background: color.tray,
  "@media": { print: { flex: "0 0 38mm", background: "none" } },
});

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  paddingTop: space.s5,
  fontWeight: weight.strong,
  "@media": { print: { breakBefore: "avoid", paddingTop: "8pt" } },
});
export const amount = style({
  textAlign: "end",
  fontSize: size.total,
  letterSpacing: "-0.01em",
});
