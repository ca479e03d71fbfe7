import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColors } from "#web/ui/theme/media.ts";
import { color, radius, size, weight } from "#web/ui/theme/theme.css.ts";

const tag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minHeight: "28px",
  padding: "0.2em 0.8em",
  borderRadius: radius.full,
  fontSize: size.xs,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  color: color.ink,
  whiteSpace: "nowrap",
  "@media": { [forcedColors]: { border: "1px solid CanvasText" } },
});

/** The badges of a product. */
export const tags = styleVariants({
  new: [tag, { background: color.leaf }],
  bestSeller: [tag, { background: color.amber }],
  drop: [tag, { background: color.white, fontVariantNumeric: "tabular-nums" }],
  soldOut: [tag, { background: color.ink, color: color.paper }],
});
