import { style } from "@vanilla-extract/css";
import {
  forced,
  forcedColors,
  from,
  ownDirection,
  printed,
  t,
  text,
} from "#web/ui/kit.ts";
import { toothColor, toothWidth } from "#web/ui/ScallopEdge.css.ts";

export const shadow = style({
  filter:
    "drop-shadow(0 1px 2px rgb(43 16 38 / 0.08)) drop-shadow(0 14px 30px rgb(43 16 38 / 0.1))",
  ...printed({ filter: "none" }),
});
export const paper = style({
  padding: `clamp(1.5rem, 3vw, 2.75rem) clamp(1.25rem, 3vw, 2.75rem) ${t.space.s5}`,
  borderRadius: `${t.radius.md} ${t.radius.md} 0 0`,
  background: t.color.white,
  "@media": {
    [forcedColors]: { border: "1px solid CanvasText" },
    print: { marginTop: "18pt", padding: 0 },
  },
});
export const edge = style({
  vars: { [toothColor]: t.color.white, [toothWidth]: "26px" },
  ...forced({ display: "none" }),
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: t.space.s4,
  paddingBottom: t.space.s4,
  borderBottom: `1.5px solid ${t.color.ink}`,
});
export const title = style(text("d3"));

export const facts = style({
  display: "grid",
  gap: `${t.space.s3} ${t.space.s5}`,
  paddingBlock: t.space.s5,
  borderBottom: `1px solid ${t.color.hairline}`,
  "@media": {
    [from.xs]: { gridTemplateColumns: "1fr 1fr" },
    print: { gridTemplateColumns: "1fr 1fr", paddingBlock: "8pt" },
  },
});
export const wide = style({ gridColumn: "1 / -1" });
export const factName = style(text("xs", "soft"));
export const factValue = style({
  fontWeight: t.weight.medium,
  ...text("digits", "anywhere"),
});

export const item = style({
  display: "flex",
  alignItems: "flex-start",
  gap: t.space.s4,
  paddingBlock: t.space.s4,
  borderBottom: `1px solid ${t.color.hairline}`,
  ...printed({ paddingBlock: "5pt", breakInside: "avoid" }),
});
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  flex: 1,
  gap: `0 ${t.space.s3}`,
  alignItems: "baseline",
});
export const thumbnail = style({
  flex: "none",
  width: "64px",
  borderRadius: t.radius.sm,
  ...printed({ width: "14mm" }),
});
export const name = style({
  // The name is beside the figures, or above them if less than 7rem would
  // remain for it: long words have to stay whole.
  flex: "1 1 7rem",
  fontWeight: t.weight.strong,
  overflowWrap: "anywhere",
  ...ownDirection,
});
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "flex-end",
  gap: `0 ${t.space.s5}`,
  marginLeft: "auto",
  selectors: { "&[data-one]": { columnGap: "0.35em" } },
});
export const each = style({ color: t.color.inkSoft, whiteSpace: "nowrap" });
export const sum = style({ fontWeight: t.weight.strong, whiteSpace: "nowrap" });
export const description = style({
  flex: "1 0 100%",
  ...ownDirection,
  marginTop: "0.15rem",
  fontSize: t.size.note,
  color: t.color.inkSoft,
});
export const picture = style({
  flex: "1 0 100%",
  order: -1,
  marginBottom: t.space.s3,
  borderRadius: t.radius.md,
  background: t.color.tray,
  ...printed({ flex: "0 0 38mm", background: "none" }),
});

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  paddingTop: t.space.s5,
  fontWeight: t.weight.strong,
  ...printed({ breakBefore: "avoid", paddingTop: "8pt" }),
});
export const amount = style({
  textAlign: "end",
  fontSize: t.size.total,
  letterSpacing: "-0.01em",
});
