import { style } from "@vanilla-extract/css";
import { color, font, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { below } from "#web/ui/theme/media.ts";
import { orderPage, receiptBeside } from "#web/ui/theme/mixins.ts";

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
  fontSize: size.confirm,
  overflowWrap: "anywhere",
  hyphens: "auto",
  lineHeight: 0.92,
  letterSpacing: "-0.04em",
  "@media": {
    print: { fontSize: "26pt", letterSpacing: "-0.02em", lineHeight: 1 },
  },
});
export const thanks = style({
  marginTop: space.s5,
  fontSize: size.lead,
  "@media": { print: { marginTop: "6pt", fontSize: "11pt" } },
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s3,
  marginTop: space.s6,
  overflowWrap: "anywhere",
  "@media": { print: { display: "none" } },
});

export const next = style({
  marginTop: space.s7,
  "@media": {
    [below.lg]: { order: 3, marginTop: 0 },
    print: { order: 3, marginTop: "18pt", breakInside: "avoid" },
  },
});
export const nextTitle = style({ fontSize: size.d3 });
export const steps = style({ marginTop: space.s4, counterReset: "next" });
export const step = style({
  counterIncrement: "next",
  display: "grid",
  gridTemplateColumns: "2.25rem 1fr",
  paddingBlock: "0.85rem",
  borderTop: `1px solid ${color.hairline}`,
  "::before": {
    content: "counter(next)",
    fontFamily: font.display,
    fontWeight: weight.display,
    fontSize: "1.25rem",
    lineHeight: 1.3,
    color: color.accent,
  },
  "@media": { print: { paddingBlock: "5pt", breakInside: "avoid" } },
});
export const kept = style({ display: "grid", gap: space.s3, minWidth: 0 });
export const address = style({ overflowWrap: "anywhere" });
export const copy = style({
  justifySelf: "start",
  "@media": { print: { display: "none" } },
});
export const shop = style({
  display: "inline-flex",
  marginTop: space.s4,
  "@media": { print: { display: "none" } },
});
export const support = style({
  marginTop: space.s3,
  fontSize: size.sm,
  color: color.inkSoft,
});

export const printHead = style({
  display: "none",
  "@media": {
    print: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "baseline",
      marginBottom: "18pt",
      paddingBottom: "8pt",
      borderBottom: "1.5pt solid #000",
    },
  },
});
export const printName = style({
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: "20pt",
});

export const loading = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space.s3,
  minHeight: "60vh",
});
export const dots = style({ color: color.accent });
export const text = style({ fontSize: size.lead });
