import { style } from "@vanilla-extract/css";
import { below, forcedColors } from "#web/ui/theme/media.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { orderPage, receiptBeside } from "#web/ui/theme/mixins.ts";
import { toothColor, toothWidth } from "#web/ui/ScallopEdge.css.ts";

export const page = style({
  ...orderPage,
  "@media": {
    ...orderPage["@media"],
    print: { display: "block", padding: 0 },
  },
});
export const column = style({
  display: "grid",
  gap: space.s6,
  alignContent: "start",
  minWidth: 0,
});
export const side = style({
  minWidth: 0,
  filter:
    "drop-shadow(0 1px 2px rgb(43 16 38 / 0.08)) drop-shadow(0 14px 30px rgb(43 16 38 / 0.1))",
  "@media": {
    ...receiptBeside,
    print: { marginTop: "18pt", filter: "none" },
  },
});

export const number = style({
  marginBottom: `calc(-1 * ${space.s5})`,
  fontSize: size.lead,
  fontWeight: weight.strong,
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
export const title = style({
  fontSize: size.d1,
  lineHeight: 1,
  letterSpacing: "-0.012em",
  outline: "none",
});
export const lead = style({ fontSize: size.lead, maxWidth: "34rem" });
/** What a receipt on paper has no use for. */
export const progress = style({
  display: "contents",
  selectors: {
    '&[data-paid="true"]': { "@media": { print: { display: "none" } } },
  },
});
export const steps = style({
  marginTop: space.s2,
  "@media": { [below.sm]: { marginTop: 0 } },
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.s5}`,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.hairline}`,
  "@media": { print: { display: "none" } },
});

export const ready = style({ fontWeight: weight.strong });

export const paper = style({
  padding: `clamp(1.5rem, 3vw, 2.75rem) clamp(1.25rem, 3vw, 2.75rem) ${space.s5}`,
  borderRadius: `${radius.md} ${radius.md} 0 0`,
  background: color.white,
  "@media": {
    [forcedColors]: { border: "1px solid CanvasText" },
    print: { padding: 0 },
  },
});
export const edge = style({
  vars: { [toothColor]: color.white, [toothWidth]: "26px" },
  "@media": { [forcedColors]: { display: "none" } },
});
export const orderedTitle = style({ fontSize: size.d3 });
export const date = style({
  display: "block",
  marginTop: space.s1,
  paddingBottom: space.s4,
  borderBottom: `1.5px solid ${color.ink}`,
  fontSize: size.note,
  color: color.inkSoft,
});

/** Quiet: few press it. */
export const tool = style({
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
});
export const cancel = style({
  display: "grid",
  flexBasis: "100%",
  gap: space.s3,
  justifyItems: "start",
  marginTop: space.s3,
});
export const cancelTitle = style({ fontSize: size.d4, outline: "none" });
export const cancelActions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s3,
});
