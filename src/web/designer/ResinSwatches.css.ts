import { globalStyle, style } from "@vanilla-extract/css";
import {
  canHover,
  forced,
  forcedColors,
  longWords,
  overDrawing,
  roomy,
  stack,
  t,
  text,
  vast,
  upright,
} from "#web/ui/kit.ts";

export const group = style(stack(2));
export const chosen = style(text("note", "soft", "digits"));
export const chosenName = style(text("strong", "ink"));
export const unavailable = style(text("note", "medium", "err"));

export const swatches = style({
  display: "grid",
  // The words of a name fit, with larger text too.
  gridTemplateColumns:
    "repeat(auto-fill, minmax(max(92px, min(5.4rem, 50% - 0.25rem)), 1fr))",
  gap: `${t.space.s3} ${t.space.s2}`,
  selectors: {
    [`${longWords} &`]: {
      gridTemplateColumns:
        "repeat(auto-fill, minmax(max(92px, min(6.1rem, 100%)), 1fr))",
    },
  },
  "@media": {
    // The names are hidden here; the chosen name is shown beside the title.
    [roomy]: { display: "flex", flexWrap: "wrap", gap: t.space.s2 },
  },
});
export const choice = style({
  position: "relative",
  ...stack(1),
  justifyItems: "center",
  alignContent: "start",
  fontSize: t.size.xs,
  lineHeight: 1.25,
  textAlign: "center",
  cursor: "pointer",
});

export const input = style({
  ...overDrawing,
  zIndex: 1,
  ":disabled": { cursor: "not-allowed" },
});

const SIZE = "60px";
/** A round crop of the clip's broad face. */
export const swatch = style({
  position: "relative",
  overflow: "hidden",
  width: SIZE,
  height: SIZE,
  border: `3px solid ${t.color.paper}`,
  borderRadius: "50%",
  background: t.color.shell,
  boxShadow: `0 0 0 1px ${t.color.hairlineDark}`,
  transition: `box-shadow ${t.motion.fast}`,
  "@media": {
    [roomy]: { width: "44px", height: "44px" },
    [vast]: { width: "60px", height: "60px" },
    [forcedColors]: { forcedColorAdjust: "none" },
  },
});
export const crop = style({
  position: "absolute",
  // Shows the middle of the 16:9 picture, enlarged.
  left: "-80%",
  top: "-28%",
  width: "260%",
  maxWidth: "none",
  height: "auto",
});
globalStyle(`${choice}:hover ${input}:not(:checked) ~ ${swatch}`, {
  "@media": { [canHover]: { boxShadow: `0 0 0 1.5px ${t.color.ink}` } },
});
globalStyle(`${input}:checked ~ ${swatch}`, {
  boxShadow: `0 0 0 2px ${t.color.accent}`,
  ...forced({ outline: "3px solid Highlight" }),
});
globalStyle(`${input}:focus-visible ~ ${swatch}`, {
  outline: `2.5px solid ${t.color.ink}`,
  outlineOffset: "3px",
});
globalStyle(`${choice}[data-unavailable] ${crop}`, {
  opacity: 0.4,
  filter: "saturate(0.35)",
});
globalStyle(`${choice}[data-unavailable] ${input}:checked ~ ${swatch}`, {
  boxShadow: `0 0 0 2px ${t.color.err}`,
});

export const words = style({
  display: "grid",
  "@media": {
    [upright]: { paddingInline: "4px" },
    [roomy]: { display: "none" },
  },
});
export const name = style({
  ...text("strong", "anywhere"),
  selectors: { [`${longWords} &`]: { hyphens: "auto" } },
});
export const price = style(text("soft", "digits"));
