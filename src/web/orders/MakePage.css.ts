import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColors, from } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  font,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

// The page is one column for a phone and prints as an A5 slip. `size` of @page
// is not a property of elements, so it is passed in `vars`, which
// vanilla-extract outputs unchanged.
globalStyle("@page slip", { vars: { size: "A5", margin: "9mm" } });

export const page = style({
  display: "grid",
  gap: space.s5,
  width: "100%",
  maxWidth: "46rem",
  marginInline: "auto",
  padding: `${space.s5} ${space.gutter} ${space.s8}`,
  "@media": {
    print: { page: "slip", display: "block", maxWidth: "none", padding: 0 },
  },
});

export const head = style({
  "@media": {
    print: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "baseline",
      gap: "0 10pt",
      paddingBottom: "4pt",
      borderBottom: "1.5pt solid #000",
    },
  },
});
export const shop = style({
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: size.d4,
  "@media": { print: { order: 2, marginLeft: "auto" } },
});
export const title = style({
  fontSize: size.d2,
  "@media": { print: { fontSize: "20pt" } },
});
export const placed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s3,
  marginTop: space.s2,
  color: color.inkSoft,
  "@media": { print: { order: 1, marginTop: 0 } },
});
export const status = style({
  padding: "0.2em 0.8em",
  borderRadius: radius.full,
  background: color.amberTint,
  color: color.warn,
  fontSize: size.note,
  selectors: {
    '&[data-status="received"]': {
      background: color.accentTint,
      color: color.accentDeep,
    },
    '&[data-payment="paid"]': {
      background: color.leafTint,
      color: color.ok,
    },
    '&[data-payment="open"], &[data-payment="refunded"]': {
      background: color.shell,
      color: color.inkSoft,
    },
    '&[data-status="sent"]': { background: color.leafTint, color: color.ok },
    '&[data-status="cancelled"], &[data-status="withdrawn"]': {
      background: color.shell,
      color: color.inkSoft,
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
  "@media": {
    print: {
      display: "grid",
      position: "fixed",
      inset: 0,
      zIndex: 1,
      placeContent: "center",
      transform: "rotate(-28deg)",
      color: "#8a1c1c",
      fontFamily: font.display,
      fontWeight: weight.display,
      fontSize: "44pt",
      textTransform: "uppercase",
    },
  },
});

export const due = style({
  marginTop: space.s3,
  selectors: {
    "&[data-due]": {
      padding: `${space.s3} ${space.s4}`,
      borderRadius: radius.md,
      background: color.amberTint,
      "@media": { print: { padding: 0 } },
    },
  },
  "@media": { print: { order: 3, marginTop: 0, flexBasis: "100%" } },
});

export const contact = style({
  display: "grid",
  gap: space.s3,
  "@media": { print: { display: "block", marginTop: "6pt" } },
});
export const customer = style({
  fontSize: size.d3,
  "@media": { print: { fontSize: "13pt" } },
});
export const ways = style({
  display: "grid",
  gap: space.s2,
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
  "@media": {
    print: {
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
    },
  },
});
export const address = style({
  fontWeight: weight.regular,
  overflowWrap: "anywhere",
  fontVariantNumeric: "tabular-nums",
});

export const work = style({
  display: "grid",
  gap: space.s5,
  padding: space.s5,
  borderRadius: radius.md,
  background: color.white,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
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
  gap: `${space.s2} ${space.s4}`,
});
globalStyle(`${paymentHead} > p`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.s2,
});
export const paymentActions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s3,
});
export const corrections = style({
  display: "grid",
  gap: space.s4,
  justifyItems: "start",
  "@media": { print: { display: "none" } },
});
export const unconfirmed = style({
  display: "grid",
  gap: space.s3,
  justifySelf: "stretch",
  padding: space.s4,
  borderRadius: radius.md,
  background: color.amberTint,
});
export const reason = style({
  fontSize: size.sm,
  overflowWrap: "anywhere",
});
export const history = style({
  display: "grid",
  gap: space.s3,
  marginTop: space.s3,
  fontSize: size.sm,
  overflowWrap: "anywhere",
});
export const correction = style({ display: "grid", gap: space.s6 });
export const group = style({ display: "grid", gap: space.s4 });
export const groupTitle = style({
  padding: 0,
  marginBottom: space.s3,
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: size.d4,
});
export const overdue = style({
  padding: `${space.s3} ${space.s4}`,
  borderRadius: radius.md,
  background: color.amberTint,
  fontWeight: weight.strong,
});
export const actions = style({
  display: "grid",
  gap: space.s4,
  justifyItems: "start",
});
export const form = style({
  display: "grid",
  gap: space.s3,
  justifySelf: "stretch",
  justifyItems: "start",
});
globalStyle(`${form} > div`, { justifySelf: "stretch" });
export const area = style({ selectors: { "&&": { minHeight: "4.5rem" } } });
export const hint = style({
  selectors: { "&&": { marginTop: `calc(-1 * ${space.s2})` } },
});

export const make = style({
  "@media": { print: { marginTop: "8pt" } },
});
export const sectionTitle = style({
  fontSize: size.d3,
  "@media": { print: { fontSize: "13pt" } },
});
export const picks = style({
  display: "grid",
  gap: space.s3,
  breakInside: "avoid",
  "@media": { print: { marginTop: "8pt" } },
});
export const pickColumns = style({
  display: "grid",
  gap: space.s4,
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
  fontFamily: font.text,
  fontSize: size.sm,
  fontWeight: weight.strong,
  letterSpacing: "normal",
});
export const letters = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.s4,
});
export const pick = style({
  display: "flex",
  alignItems: "center",
  gap: "0.6em",
  minHeight: control.touch,
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  selectors: {
    "&[data-picked]": { color: color.inkSoft, textDecoration: "line-through" },
  },
  "@media": { print: { minHeight: 0, paddingBlock: "0.3rem" } },
});
/** Native, and on paper an empty square, or one with its tick. */
export const box = style({
  flex: "none",
  width: "1.25rem",
  height: "1.25rem",
  margin: 0,
  accentColor: color.accent,
  "@media": { print: { width: "0.9em", height: "0.9em" } },
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  "@media": { print: { display: "none" } },
});
