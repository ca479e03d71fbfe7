import { globalStyle, style } from "@vanilla-extract/css";
import { printed, stack, t, text } from "#web/ui/kit.ts";
import { slip } from "#web/orders/Slip.css.ts";

/** The attribute of the body while papers are printed in place of the page. */
export const PRINTS = "data-prints";

export const sheet = style({ ...stack(4), justifyItems: "start" });
export const formats = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
});
export const format = style({
  minHeight: t.control.touch,
  paddingInline: t.space.s4,
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: t.radius.full,
  fontWeight: t.weight.strong,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: t.color.ink,
      background: t.color.ink,
      color: t.color.paper,
    },
  },
});

export const papers = style({
  display: "none",
  ...printed({ display: "block", color: "#000", background: "#fff" }),
});
globalStyle(`body[${PRINTS}] > :not(${papers})`, {
  ...printed({ display: "none !important" }),
});

// Slips: one to a page, each with its own window of the envelope.
globalStyle(`${papers} ${slip}`, {
  ...printed({ position: "relative", breakInside: "avoid" }),
});
globalStyle(`${papers} ${slip} + ${slip}`, {
  ...printed({ breakBefore: "page" }),
});

// Labels of 70 by 37 mm, three by eight, and those of a roll.
globalStyle("@page label-sheet", { vars: { size: "A4", margin: "0" } });
globalStyle("@page label-roll", { vars: { size: "62mm 40mm", margin: "0" } });
export const labels = style({
  selectors: {
    '&[data-format="sheet"]': {
      page: "label-sheet",
      display: "grid",
      gridTemplateColumns: "repeat(3, 70mm)",
      gridAutoRows: "37mm",
    },
    '&[data-format="roll"]': { page: "label-roll" },
  },
});
export const label = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  height: "37mm",
  padding: "4mm 6mm",
  overflow: "hidden",
  breakInside: "avoid",
  fontSize: "10pt",
  fontStyle: "normal",
  lineHeight: 1.25,
  selectors: {
    '[data-format="roll"] > &': { height: "40mm", padding: "3mm 4mm" },
    '[data-format="roll"] > & + &': { breakBefore: "page" },
  },
});
export const labelLine = style({ display: "block" });

// The pick list, black on white.
globalStyle("@page pick-a4", {
  vars: { size: "A4", margin: "14mm 14mm 12mm" },
});
globalStyle("@page pick-a5", { vars: { size: "A5", margin: "9mm 10mm 6mm" } });
export const pick = style({
  page: "pick-a4",
  fontSize: "10.5pt",
  lineHeight: 1.35,
  selectors: { '&[data-format="a5"]': { page: "pick-a5", fontSize: "9pt" } },
});
const a5 = (rule: string) => `${pick}[data-format="a5"] ${rule}`;
export const pickHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  paddingBottom: "3mm",
  borderBottom: "1.5pt solid #000",
});
export const pickTitle = style({
  ...text("display"),
  fontSize: "26pt",
  letterSpacing: "-0.02em",
  lineHeight: 1,
});
globalStyle(a5(pickTitle), { fontSize: "20pt" });
export const pickAbout = style({ textAlign: "end" });
export const pickColumns = style({
  display: "grid",
  gridTemplateColumns: "66mm minmax(0, 1fr)",
  gap: "0 9mm",
});
globalStyle(a5(pickColumns), { gridTemplateColumns: "minmax(0, 1fr)" });
export const drawers = style({});
globalStyle(a5(drawers), { columns: 2, columnGap: "7mm" });
export const drawer = style({});
globalStyle(a5(drawer), { breakInside: "avoid" });
export const drawerTitle = style({
  // At the top of a column, too, where a margin would go.
  padding: "5mm 0 1mm",
  fontFamily: t.font.text,
  fontSize: "9.5pt",
  fontWeight: t.weight.strong,
  letterSpacing: 0,
  lineHeight: 1.2,
  breakAfter: "avoid",
});
globalStyle(a5(drawerTitle), { paddingTop: "3mm", fontSize: "9pt" });
const line = "0.5pt solid #bbb";
export const drawerRow = style({
  display: "grid",
  gridTemplateColumns: "4.2mm 6mm 1fr",
  gap: "2.2mm",
  alignItems: "center",
  paddingBlock: "1.25mm",
  borderBottom: line,
  breakInside: "avoid",
});
globalStyle(a5(drawerRow), { paddingBlock: "0.8mm" });
export const beadList = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, 1fr)",
  columnGap: "3mm",
});
globalStyle(`${beadList} > ${drawerRow}`, {
  gridTemplateColumns: "4.2mm auto 1fr",
  whiteSpace: "nowrap",
});
export const square = style({
  flex: "none",
  display: "inline-block",
  width: "4.2mm",
  height: "4.2mm",
  border: "1pt solid #000",
  borderRadius: "1mm",
  fontSize: "3.4mm",
  lineHeight: "3.6mm",
  textAlign: "center",
});
export const order = style({
  paddingBlock: "2.6mm",
  borderBottom: line,
  breakInside: "avoid",
});
globalStyle(a5(order), { paddingBlock: "1.6mm" });
export const orderHead = style({
  display: "flex",
  gap: "2mm",
  marginBottom: "1.5mm",
  fontFamily: t.font.text,
  fontSize: "inherit",
  fontWeight: t.weight.strong,
  letterSpacing: 0,
  lineHeight: 1.3,
});
export const orderEnd = style({
  marginInlineStart: "auto",
  fontWeight: t.weight.regular,
});
globalStyle(a5(orderHead), { marginBottom: "0.8mm" });
globalStyle(`${orderHead} > span`, {
  flex: "none",
  fontWeight: t.weight.regular,
});
export const clip = style({
  display: "grid",
  gridTemplateColumns: "42mm minmax(0, 1fr)",
  gap: "4mm",
  alignItems: "center",
});
globalStyle(a5(clip), { gridTemplateColumns: "21mm minmax(0, 1fr)" });
export const drawing = style({ filter: "grayscale(1) contrast(0.75)" });
export const spelled = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSize: "15pt",
  fontWeight: t.weight.strong,
  letterSpacing: "0.08em",
  lineHeight: 1.2,
});
globalStyle(a5(spelled), { fontSize: "11pt" });
export const clipText = style({});
globalStyle(a5(clipText), {
  display: "grid",
  gridTemplateColumns: "30mm minmax(0, 1fr)",
  alignItems: "baseline",
});
globalStyle(a5(`${clipText} > :last-child`), { gridColumn: 2 });
export const ready = style({
  display: "flex",
  alignItems: "center",
  gap: "2.2mm",
  marginTop: "1.5mm",
});
