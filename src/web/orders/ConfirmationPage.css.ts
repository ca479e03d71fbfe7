import { style } from "@vanilla-extract/css";
import {
  below,
  orderPage,
  printed,
  receiptBeside,
  stack,
  t,
  text as textRule,
} from "#web/ui/kit.ts";

// On phones and on paper the order is: thanks, receipt, next steps. From 1024
// px on, the receipt is beside the thanks and the next steps.
export const page = style({
  ...orderPage,
  "@media": {
    ...orderPage["@media"],
    print: { display: "flex", flexDirection: "column", gap: 0, padding: 0 },
  },
});
export const column = style({
  minWidth: 0,
  "@media": {
    [below.lg]: { display: "contents" },
    print: { display: "contents" },
  },
});
export const side = style({
  minWidth: 0,
  "@media": {
    [below.lg]: { order: 2 },
    ...receiptBeside,
    print: { order: 2 },
  },
});

export const title = style({
  fontSize: t.size.confirm,
  overflowWrap: "anywhere",
  hyphens: "auto",
  lineHeight: 0.92,
  letterSpacing: "-0.04em",
  ...printed({ fontSize: "26pt", letterSpacing: "-0.02em", lineHeight: 1 }),
});
export const thanks = style({
  marginTop: t.space.s5,
  fontSize: t.size.lead,
  ...printed({ marginTop: "6pt", fontSize: "11pt" }),
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s3,
  marginTop: t.space.s6,
  overflowWrap: "anywhere",
  ...printed({ display: "none" }),
});

export const next = style({
  marginTop: t.space.s7,
  "@media": {
    [below.lg]: { order: 3, marginTop: 0 },
    print: { order: 3, marginTop: "18pt", breakInside: "avoid" },
  },
});
export const nextTitle = style(textRule("d3"));
export const steps = style({ marginTop: t.space.s4, counterReset: "next" });
export const step = style({
  counterIncrement: "next",
  display: "grid",
  gridTemplateColumns: "2.25rem 1fr",
  paddingBlock: "0.85rem",
  borderTop: `1px solid ${t.color.hairline}`,
  "::before": {
    content: "counter(next)",
    ...textRule("display"),
    fontSize: "1.25rem",
    lineHeight: 1.3,
    color: t.color.accent,
  },
  ...printed({ paddingBlock: "5pt", breakInside: "avoid" }),
});
export const kept = style({ ...stack(3), minWidth: 0 });
export const address = style(textRule("anywhere"));
export const copy = style({
  justifySelf: "start",
  ...printed({ display: "none" }),
});
export const shop = style({
  display: "inline-flex",
  marginTop: t.space.s4,
  ...printed({ display: "none" }),
});
export const support = style({
  marginTop: t.space.s3,
  ...textRule("sm", "soft"),
});

export const loading = style({
  ...stack(3),
  placeContent: "center",
  justifyItems: "center",
  minHeight: "60vh",
});
export const dots = style({ color: t.color.accent });
export const text = style(textRule("lead"));
