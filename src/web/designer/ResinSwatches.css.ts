import { globalStyle, style } from "@vanilla-extract/css";
import { canHover, forcedColors, roomy, vast } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import { color, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { longWords, overDrawing } from "#web/ui/theme/mixins.ts";

export const group = style({ display: "grid", gap: space.s2 });
export const chosen = style({
  fontSize: size.note,
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
export const chosenName = style({
  color: color.ink,
  fontWeight: weight.strong,
});
export const unavailable = style({
  fontSize: size.note,
  fontWeight: weight.medium,
  color: color.err,
});

export const swatches = style({
  display: "grid",
  // The words of a name fit, with larger text too.
  gridTemplateColumns:
    "repeat(auto-fill, minmax(max(92px, min(5.4rem, 50% - 0.25rem)), 1fr))",
  gap: `${space.s3} ${space.s2}`,
  selectors: {
    [`${longWords} &`]: {
      gridTemplateColumns:
        "repeat(auto-fill, minmax(max(92px, min(6.1rem, 100%)), 1fr))",
    },
  },
  "@media": {
    // The names are hidden here; the chosen name is shown beside the title.
    [roomy]: { display: "flex", flexWrap: "wrap", gap: space.s2 },
  },
});
export const choice = style({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space.s1,
  fontSize: size.xs,
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
  border: `3px solid ${color.paper}`,
  borderRadius: "50%",
  background: color.shell,
  boxShadow: `0 0 0 1px ${color.hairlineDark}`,
  transition: `box-shadow ${motion.fast}`,
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
  "@media": { [canHover]: { boxShadow: `0 0 0 1.5px ${color.ink}` } },
});
globalStyle(`${input}:checked ~ ${swatch}`, {
  boxShadow: `0 0 0 2px ${color.accent}`,
  "@media": { [forcedColors]: { outline: "3px solid Highlight" } },
});
globalStyle(`${input}:focus-visible ~ ${swatch}`, {
  outline: `2.5px solid ${color.ink}`,
  outlineOffset: "3px",
});
globalStyle(`${choice}[data-unavailable] ${crop}`, {
  opacity: 0.4,
  filter: "saturate(0.35)",
});
globalStyle(`${choice}[data-unavailable] ${input}:checked ~ ${swatch}`, {
  boxShadow: `0 0 0 2px ${color.err}`,
});

export const words = style({
  display: "grid",
  "@media": { [roomy]: { display: "none" } },
});
export const name = style({
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
  selectors: { [`${longWords} &`]: { hyphens: "auto" } },
});
export const price = style({
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
