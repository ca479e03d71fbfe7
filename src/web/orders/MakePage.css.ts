import {
  cluster,
  forcedColors,
  from,
  printed,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";
import { globalStyle, style } from "@vanilla-extract/css";

// The page is one column for a phone and prints as an A5 slip. `size` of @page
// is not a property of elements, so it is passed in `vars`, which
// vanilla-extract outputs unchanged.
globalStyle("@page slip", { vars: { size: "A5", margin: "9mm" } });

export const page = style({
  ...stack(5),
  width: "100%",
  maxWidth: "46rem",
  marginInline: "auto",
  padding: `${t.space.s5} ${t.space.gutter} ${t.space.s8}`,
  ...printed({ page: "slip", display: "block", maxWidth: "none", padding: 0 }),
});

export const head = style({
  ...printed({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "0 10pt",
    paddingBottom: "4pt",
    borderBottom: "1.5pt solid #000",
  }),
});
export const shop = style({
  ...text("d4", "display"),
  ...printed({ order: 2, marginLeft: "auto" }),
});
export const title = style({
  fontSize: t.size.d2,
  ...printed({ fontSize: "20pt" }),
});
export const placed = style({
  ...cluster(3),
  marginTop: t.space.s2,
  color: t.color.inkSoft,
  ...printed({ order: 1, marginTop: 0 }),
});
export const status = style({
  padding: "0.2em 0.8em",
  borderRadius: t.radius.full,
  background: t.color.amberTint,
  color: t.color.warn,
  fontSize: t.size.note,
  selectors: {
    '&[data-status="received"]': {
      background: t.color.accentTint,
      color: t.color.accentDeep,
    },
    '&[data-payment="paid"]': {
      background: t.color.leafTint,
      color: t.color.ok,
    },
    '&[data-payment="open"], &[data-payment="refunded"]': {
      background: t.color.shell,
      color: t.color.inkSoft,
    },
    '&[data-status="sent"]': {
      background: t.color.leafTint,
      color: t.color.ok,
    },
    '&[data-status="cancelled"], &[data-status="withdrawn"]': {
      background: t.color.shell,
      color: t.color.inkSoft,
    },
  },
  "@media": {
    [forcedColors]: { border: "1px solid CanvasText" },
    print: {
      display: "none",
      // What is left out is to be seen on paper, too.
      selectors: {
        '&[data-status="withdrawn"]': {
          display: "inline",
          border: "1pt solid #000",
          color: "#000",
        },
      },
    },
  },
});
/** Across the slip of an order that no longer stands; on a screen its badges say it. */
export const across = style({
  display: "none",
  ...printed({
    display: "grid",
    position: "fixed",
    inset: 0,
    zIndex: 1,
    placeContent: "center",
    transform: "rotate(-28deg)",
    color: "#8a1c1c",
    ...text("display"),
    fontSize: "44pt",
    textTransform: "uppercase",
  }),
});

export const due = style({
  marginTop: t.space.s3,
  selectors: {
    "&[data-due]": {
      padding: `${t.space.s3} ${t.space.s4}`,
      borderRadius: t.radius.md,
      background: t.color.amberTint,
      ...printed({ padding: 0 }),
    },
  },
  ...printed({ order: 3, marginTop: 0, flexBasis: "100%" }),
});

export const contact = style({
  ...stack(3),
  ...printed({ display: "block", marginTop: "6pt" }),
});
export const customer = style({
  fontSize: t.size.d3,
  ...printed({ fontSize: "13pt" }),
});
export const ways = style({
  ...stack(2),
  "@media": {
    [from.sm]: { gridTemplateColumns: "1fr 1fr" },
    print: { display: "flex", gap: "12pt" },
  },
});
export const way = style({
  flexWrap: "wrap",
  columnGap: "0.6em",
  rowGap: 0,
  minWidth: 0,
  selectors: { "&&": { paddingInline: "1em" } },
  ...printed({
    selectors: {
      "&&": {
        display: "block",
        minHeight: 0,
        padding: 0,
        border: 0,
        background: "none",
        color: "#000",
      },
    },
  }),
});
export const address = style({
  fontWeight: t.weight.regular,
  ...text("digits", "anywhere"),
});

export const noAddress = style(text("note", "soft"));

export const work = style({
  ...stack(5),
  padding: t.space.s5,
  borderRadius: t.radius.md,
  background: t.color.white,
  boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
  "@media": {
    [forcedColors]: { border: "1px solid CanvasText" },
    print: { display: "none" },
  },
});
export const paymentHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${t.space.s2} ${t.space.s4}`,
});
globalStyle(`${paymentHead} > p`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: t.space.s2,
});
export const paymentActions = style(cluster(3));
export const corrections = style({
  ...stack(4),
  justifyItems: "start",
  ...printed({ display: "none" }),
});
export const unconfirmed = style({
  ...stack(3),
  justifySelf: "stretch",
  padding: t.space.s4,
  borderRadius: t.radius.md,
  background: t.color.amberTint,
});
export const reason = style(text("sm", "anywhere"));
export const history = style({
  ...stack(3),
  marginTop: t.space.s3,
  ...text("sm", "anywhere"),
});
export const correction = style(stack(6));
export const group = style(stack(4));
export const groupTitle = style({
  padding: 0,
  marginBottom: t.space.s3,
  ...text("d4", "display"),
});
export const overdue = style({
  padding: `${t.space.s3} ${t.space.s4}`,
  borderRadius: t.radius.md,
  background: t.color.amberTint,
  fontWeight: t.weight.strong,
});
export const actions = style({
  ...stack(4),
  justifyItems: "start",
});
export const form = style({
  ...stack(3),
  justifySelf: "stretch",
  justifyItems: "start",
});
globalStyle(`${form} > div`, { justifySelf: "stretch" });
export const area = style({ selectors: { "&&": { minHeight: "4.5rem" } } });
export const hint = style({
  selectors: { "&&": { marginTop: `calc(-1 * ${t.space.s2})` } },
});

export const make = style({
  ...printed({ marginTop: "8pt" }),
});
export const sectionTitle = style({
  fontSize: t.size.d3,
  ...printed({ fontSize: "13pt" }),
});
export const picks = style({
  ...stack(3),
  breakInside: "avoid",
  ...printed({ marginTop: "8pt" }),
});
export const pickColumns = style({
  ...stack(4),
  "@media": {
    [from.sm]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    print: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      gap: "8pt",
      marginTop: "4pt",
    },
  },
});
export const pickTitle = style({
  fontFamily: t.font.text,
  ...text("sm", "strong"),
  letterSpacing: "normal",
});
export const letters = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: t.space.s4,
});
export const pick = style({
  display: "flex",
  alignItems: "center",
  gap: "0.6em",
  minHeight: t.control.touch,
  ...text("digits", "anywhere"),
  cursor: "pointer",
  selectors: {
    "&[data-picked]": {
      color: t.color.inkSoft,
      textDecoration: "line-through",
    },
  },
  ...printed({ minHeight: 0, paddingBlock: "0.3rem" }),
});
/** Native, and on paper an empty square, or one with its tick. */
export const box = style({
  flex: "none",
  width: "1.25rem",
  height: "1.25rem",
  margin: 0,
  accentColor: t.color.accent,
  ...printed({ width: "0.9em", height: "0.9em" }),
});
export const memo = style({
  ...stack(3),
  justifyItems: "start",
  ...printed({ display: "none" }),
});
globalStyle(`${memo} > div`, { justifySelf: "stretch" });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
  ...printed({ display: "none" }),
});
