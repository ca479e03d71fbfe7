import { style } from "@vanilla-extract/css";
import {
  forced,
  forcedColors,
  narrow,
  orderPage,
  printed,
  receiptBeside,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";
import { toothColor, toothWidth } from "#web/ui/ScallopEdge.css.ts";

export const page = style({
  ...orderPage,
  "@media": {
    ...orderPage["@media"],
    print: { display: "block", padding: 0 },
  },
});
export const column = style({
  ...stack(6),
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
  marginBottom: `calc(-1 * ${t.space.s5})`,
  ...text("lead", "strong", "soft", "digits"),
});
export const title = style({
  fontSize: t.size.d1,
  lineHeight: 1,
  letterSpacing: "-0.012em",
  outline: "none",
});
export const lead = style({ fontSize: t.size.lead, maxWidth: "34rem" });
/** The parts that a receipt on paper has no use for. */
export const progress = style({
  display: "contents",
  selectors: {
    '&[data-paid="true"]': { ...printed({ display: "none" }) },
  },
});
export const steps = style({
  marginTop: t.space.s2,
  ...narrow({ marginTop: 0 }),
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${t.space.s5}`,
  paddingTop: t.space.s4,
  borderTop: `1px solid ${t.color.hairline}`,
  ...printed({ display: "none" }),
});

export const ready = style(text("strong"));

export const paper = style({
  padding: `clamp(1.5rem, 3vw, 2.75rem) clamp(1.25rem, 3vw, 2.75rem) ${t.space.s5}`,
  borderRadius: `${t.radius.md} ${t.radius.md} 0 0`,
  background: t.color.white,
  "@media": {
    [forcedColors]: { border: "1px solid CanvasText" },
    print: { padding: 0 },
  },
});
export const edge = style({
  vars: { [toothColor]: t.color.white, [toothWidth]: "26px" },
  ...forced({ display: "none" }),
});
export const orderedTitle = style(text("d3"));
export const date = style({
  display: "block",
  marginTop: t.space.s1,
  paddingBottom: t.space.s4,
  borderBottom: `1.5px solid ${t.color.ink}`,
  ...text("note", "soft"),
});

/** Quiet: few press it. */
export const tool = style({
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
});
export const cancel = style({
  ...stack(3),
  flexBasis: "100%",
  justifyItems: "start",
  marginTop: t.space.s3,
});
export const cancelTitle = style({ fontSize: t.size.d4, outline: "none" });
export const cancelActions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s3,
});
