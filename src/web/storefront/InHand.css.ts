import { style, styleVariants } from "@vanilla-extract/css";
import { at, byText, stack, t, text as textRule } from "#web/ui/kit.ts";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${t.space.s6} clamp(2rem, 5vw, 5.5rem)`,
  alignItems: "center",
  paddingBottom: t.space.section,
  ...at(byText.md, { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" }),
});
export const stage = style({
  ...stack(4),
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: "clamp(1rem, 3.2vw, 3rem)",
  borderRadius: t.radius.md,
  background: t.color.tray,
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
  fill: t.color.white,
  fillOpacity: 0.7,
  stroke: t.color.edge,
  strokeWidth: 0.35,
  strokeDasharray: "1.2 1",
});
export const cardText = style({
  fill: t.color.inkSoft,
  fontFamily: t.font.text,
  fontSize: "3px",
});
export const flood = style({ floodColor: t.color.ink });
export const line = style({
  stroke: t.color.ink,
  strokeWidth: 0.3,
  fill: "none",
});
export const widths = styleVariants({
  chosen: { fill: t.color.accentFaded },
  other: { fill: "none", stroke: t.color.ink, strokeWidth: 0.3 },
});
export const number = style({
  fill: t.color.ink,
  fontFamily: t.font.text,
  fontSize: "3px",
  textAnchor: "middle",
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.4rem 1.25rem",
  fontSize: t.size.xs,
  lineHeight: 1.4,
  color: t.color.inkWarm,
});
export const sizeItem = style({ display: "flex", alignItems: "baseline" });
export const swatch = style({
  display: "inline-block",
  width: "18px",
  height: "10px",
  marginInlineEnd: t.space.s2,
  borderRadius: "3px",
  boxShadow: `inset 0 0 0 1.5px ${t.color.ink}`,
  forcedColorAdjust: "none",
  selectors: {
    "&[data-chosen]": { background: t.color.accentFaded, boxShadow: "none" },
  },
});
export const title = style(textRule("d1"));
export const text = style({
  maxWidth: "28rem",
  marginTop: t.space.s4,
  ...textRule("lead", "soft"),
});
export const slider = style({
  width: "min(100%, 22rem)",
  marginTop: t.space.s5,
  ...at("(scripting: none)", { display: "none" }),
});
export const label = style({
  display: "block",
  ...textRule("sm", "strong"),
});
export const range = style({
  width: "100%",
  minHeight: t.control.touch,
  margin: 0,
  accentColor: t.color.ink,
});
export const help = style(textRule("xs", "soft"));
