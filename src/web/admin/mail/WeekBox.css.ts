import { style } from "@vanilla-extract/css";
import { at, forced, from, t, text } from "#web/ui/kit.ts";

export const first = style(text("d3", "display"));
export const week = style({
  display: "grid",
  gap: `${t.space.s5} clamp(1.5rem, 4vw, 3.5rem)`,
  alignItems: "end",
  ...at(from.xs, { gridTemplateColumns: "auto minmax(0, 1fr)" }),
});
export const number = style({
  display: "block",
  ...text("display"),
  fontSize: "clamp(4rem, 3rem + 4vw, 6rem)",
  lineHeight: 0.9,
  letterSpacing: "-0.04em",
});
export const what = style({
  display: "block",
  marginTop: "0.9rem",
  fontWeight: t.weight.strong,
});
export const total = style(text("note", "soft"));
export const bars = style({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: "clamp(4px, 0.8vw, 10px)",
});
export const day = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "end",
  gap: "0.4rem",
  textAlign: "center",
  ...text("xs", "soft", "digits"),
  selectors: {
    "&[data-today]": { ...text("strong", "ink") },
  },
});
export const bar = style({
  display: "block",
  minHeight: "6px",
  borderRadius: "5px 5px 99px 99px",
  background: t.color.blush,
  selectors: { "[data-today] > &": { background: t.color.accent } },
  ...forced({
    background: "CanvasText",
    selectors: { "[data-today] > &": { background: "Highlight" } },
  }),
});
// "Today" may be a little wider than its bar, on both sides.
export const name = style({ justifySelf: "center", whiteSpace: "nowrap" });
