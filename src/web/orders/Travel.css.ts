import { style } from "@vanilla-extract/css";
import {
  besidePrice,
  ownDirection,
  priceBeside,
  pricedRow,
} from "#web/ui/theme/mixins.ts";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const list = style({
  display: "grid",
  gap: space.s4,
  paddingTop: space.s4,
  fontSize: size.sm,
  lineHeight: 1.45,
  overflowWrap: "anywhere",
  // One edge for all lines, whatever direction they are read in.
  textAlign: "left",
  "@media": { print: { gap: "6pt", paddingTop: "6pt", breakInside: "avoid" } },
});
export const term = style({ fontSize: size.xs, color: color.inkSoft });
export const line = style({ display: "block" });
export const words = style({ ...ownDirection, whiteSpace: "pre-line" });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s2,
  marginTop: space.s2,
  "@media": { print: { display: "none" } },
});
export const sum = style({ ...pricedRow, paddingTop: space.s4 });
export const sumName = style(besidePrice);
export const amount = style(priceBeside);
