import { style } from "@vanilla-extract/css";
import {
  besidePrice,
  ownDirection,
  priceBeside,
  pricedRow,
  printed,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";

export const exception = style({
  marginBlock: t.space.s3,
  padding: `${t.space.s3} ${t.space.s4}`,
  borderRadius: t.radius.sm,
  background: t.color.amberTint,
  fontSize: t.size.note,
  lineHeight: 1.45,
});

export const list = style({
  ...stack(4),
  paddingTop: t.space.s4,
  ...text("sm", "anywhere"),
  lineHeight: 1.45,
  // One edge for all lines, whatever direction they are read in.
  textAlign: "left",
  ...printed({ gap: "6pt", paddingTop: "6pt", breakInside: "avoid" }),
});
export const term = style(text("xs", "soft"));
export const line = style({ display: "block" });
export const words = style({ ...ownDirection, whiteSpace: "pre-line" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
  marginTop: t.space.s2,
  ...printed({ display: "none" }),
});
export const sum = style({ ...pricedRow, paddingTop: t.space.s4 });
export const sumName = style(besidePrice);
export const amount = style(priceBeside);

/** On paper, where the page has no header. */
export const printHead = style({
  display: "none",
  ...printed({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    marginBottom: "18pt",
    paddingBottom: "8pt",
    borderBottom: "1.5pt solid #000",
  }),
});
export const printName = style({
  ...text("display"),
  fontSize: "20pt",
});
