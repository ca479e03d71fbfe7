import { style, styleVariants } from "@vanilla-extract/css";
import { forced, t, text } from "#web/ui/kit.ts";

const tag = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minHeight: "28px",
  padding: "0.2em 0.8em",
  borderRadius: t.radius.full,
  ...text("xs", "strong", "ink"),
  lineHeight: 1.2,
  whiteSpace: "nowrap",
  ...forced({ border: "1px solid CanvasText" }),
});

/** The badges of a product. */
export const tags = styleVariants({
  new: [tag, { background: t.color.leaf }],
  bestSeller: [tag, { background: t.color.amber }],
  drop: [
    tag,
    { background: t.color.white, fontVariantNumeric: "tabular-nums" },
  ],
  soldOut: [tag, { background: t.color.ink, color: t.color.paper }],
});
