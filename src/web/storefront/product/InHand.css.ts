import { style } from "@vanilla-extract/css";
import { byText } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  font,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space.s6} clamp(2rem, 5vw, 5.5rem)`,
  alignItems: "center",
  paddingBottom: space.section,
  "@media": {
    [byText.md]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
  },
});
export const stage = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s4,
  padding: "clamp(1rem, 3.2vw, 3rem)",
  borderRadius: radius.md,
  background: color.tray,
});
export const drawing = style({
  overflow: "hidden",
  // The ruler is read from left to right everywhere.
  direction: "ltr",
  forcedColorAdjust: "none",
});
export const svg = style({
  display: "block",
  width: "100%",
  height: "auto",
  marginInline: "auto",
});
export const card = style({
  fill: color.white,
  fillOpacity: 0.7,
  stroke: color.edge,
  strokeWidth: 0.35,
  strokeDasharray: "1.2 1",
});
export const cardText = style({
  fill: color.inkSoft,
  fontFamily: font.text,
  fontSize: "3px",
});
export const flood = style({ floodColor: color.ink });
export const line = style({
  stroke: color.ink,
  strokeWidth: 0.3,
  fill: "none",
});
export const number = style({
  fill: color.ink,
  fontFamily: font.text,
  fontSize: "3px",
  textAnchor: "middle",
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.4rem 1.25rem",
  fontSize: size.xs,
  lineHeight: 1.4,
  color: color.inkWarm,
});
export const sizeItem = style({ display: "flex", alignItems: "baseline" });
export const swatch = style({
  display: "inline-block",
  width: "18px",
  height: "10px",
  marginInlineEnd: space.s2,
  borderRadius: "3px",
  boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
  forcedColorAdjust: "none",
  selectors: {
    "&[data-chosen]": { background: color.accentFaded, boxShadow: "none" },
  },
});
export const title = style({ fontSize: size.d1 });
export const text = style({
  maxWidth: "28rem",
  marginTop: space.s4,
  fontSize: size.lead,
  color: color.inkSoft,
});
export const slider = style({
  width: "min(100%, 22rem)",
  marginTop: space.s5,
  "@media": { "(scripting: none)": { display: "none" } },
});
export const label = style({
  display: "block",
  fontSize: size.sm,
  fontWeight: weight.strong,
});
export const range = style({
  width: "100%",
  minHeight: control.touch,
  margin: 0,
  accentColor: color.ink,
});
export const help = style({ fontSize: size.xs, color: color.inkSoft });
