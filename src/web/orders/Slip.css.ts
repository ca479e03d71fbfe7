import { globalStyle, style } from "@vanilla-extract/css";
import { printed, t, text } from "#web/ui/kit.ts";

// DIN 5008 B: the window of a DL envelope shows what lies 20 mm from the left
// and 45 to 90 mm from the top, once the sheet is folded at 105 mm.
globalStyle("@page parcel", {
  vars: { size: "A5 landscape", margin: "10mm 0" },
});
const marginTop = 10;

export const slip = style({
  display: "none",
  ...printed({
    page: "parcel",
    gridTemplateColumns: "102mm minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    paddingInline: "20mm 14mm",
    fontSize: "10pt",
    lineHeight: 1.4,
    overflowWrap: "anywhere",
  }),
});
/** Prints the slip in place of the page. */
export const isPrinted = style({});
globalStyle(`${isPrinted} > :not(${slip})`, {
  ...printed({ display: "none !important" }),
});
globalStyle(`${isPrinted} > ${slip}`, {
  ...printed({ display: "grid" }),
});
export const shop = style({
  ...text("display"),
  fontSize: "16pt",
});
export const number = style({ textAlign: "end" });
export const start = style({ gridColumn: 1 });
export const window = style({
  display: "block",
  position: "absolute",
  top: `${45 - marginTop}mm`,
  width: "80mm",
  maxHeight: "45mm",
  overflow: "hidden",
  fontStyle: "normal",
  fontSize: "11pt",
  lineHeight: 1.3,
});
export const sender = style({
  display: "block",
  marginBottom: "3mm",
  fontSize: "7pt",
});
export const line = style({ display: "block" });
export const message = style({
  position: "absolute",
  top: `${97 - marginTop}mm`,
  width: "80mm",
  fontFamily: t.font.display,
  fontSize: "12pt",
  whiteSpace: "pre-line",
});
export const end = style({ gridColumn: 2, paddingTop: "6mm" });
export const item = style({
  display: "flex",
  justifyContent: "space-between",
  gap: "6mm",
  paddingBlock: "1.2mm",
  breakInside: "avoid",
});
export const amount = style({ whiteSpace: "nowrap" });
export const total = style([
  item,
  { borderTop: "0.5pt solid #000", fontWeight: t.weight.strong },
]);
