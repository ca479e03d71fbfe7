import { style } from "@vanilla-extract/css";
import { forcedColors, from } from "#web/ui/theme/media.ts";
import { color, font, size, space, weight } from "#web/ui/theme/theme.css.ts";

export const first = style({
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: size.d3,
});
export const week = style({
  display: "grid",
  gap: `${space.s5} clamp(1.5rem, 4vw, 3.5rem)`,
  alignItems: "end",
  "@media": { [from.xs]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
});
export const number = style({
  display: "block",
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: "clamp(4rem, 3rem + 4vw, 6rem)",
  lineHeight: 0.9,
  letterSpacing: "-0.04em",
});
export const what = style({
  display: "block",
  marginTop: "0.9rem",
  fontWeight: weight.strong,
});
export const total = style({ fontSize: size.note, color: color.inkSoft });
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
  fontSize: size.xs,
  fontVariantNumeric: "tabular-nums",
  color: color.inkSoft,
  selectors: {
    "&[data-today]": { color: color.ink, fontWeight: weight.strong },
  },
});
export const bar = style({
  display: "block",
  minHeight: "6px",
  borderRadius: "5px 5px 99px 99px",
  background: color.blush,
  selectors: { "[data-today] > &": { background: color.accent } },
  "@media": {
    [forcedColors]: {
      background: "CanvasText",
      selectors: { "[data-today] > &": { background: "Highlight" } },
    },
  },
});
// "Today" may be a little wider than its bar, on both sides.
export const name = style({ justifySelf: "center", whiteSpace: "nowrap" });
