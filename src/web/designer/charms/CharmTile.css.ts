import { globalStyle, style } from "@vanilla-extract/css";
import { canHover, forcedColors, tall } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { longWords, overDrawing } from "#web/ui/theme/mixins.ts";

export const tile = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  height: "100%",
  padding: `${space.s2} 2px`,
  borderRadius: radius.md,
  background: color.white,
  color: color.ink,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  fontSize: "0.75rem",
  lineHeight: 1.25,
  textAlign: "center",
  cursor: "pointer",
  // A long press drags the charm, and neither selects text nor opens a menu.
  userSelect: "none",
  WebkitTouchCallout: "none",
  transitionProperty: "box-shadow, background",
  transitionDuration: motion.fast,
  selectors: {
    "&[data-chosen]": {
      boxShadow: `inset 0 0 0 2px ${color.accent}`,
      background: color.accentTint,
    },
    // A chosen charm that is unavailable must not look like a good choice.
    "&[data-unavailable][data-chosen]": {
      boxShadow: `inset 0 0 0 2px ${color.err}`,
      background: color.errTint,
    },
    // Still lovely: only what is sold out is faded.
    "&[data-shut]": {
      background: "none",
      boxShadow: "none",
      color: color.inkSoft,
      cursor: "default",
    },
  },
  "@media": {
    [tall]: { fontSize: size.xs },
    [canHover]: {
      selectors: {
        "&:hover:not([data-chosen]):not([data-shut])": {
          boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
        },
      },
    },
    [forcedColors]: {
      border: "1px solid ButtonText",
      selectors: {
        "&[data-chosen]": { outline: "3px solid Highlight" },
        "&[data-shut]": { borderColor: "GrayText", color: "GrayText" },
      },
    },
  },
});

/** Covers the tile, so that a press anywhere on the tile is on the checkbox. */
export const box = style({
  ...overDrawing,
  zIndex: 1,
  // A disabled checkbox would swallow the press, and the label would get none.
  ":disabled": { pointerEvents: "none" },
});

export const image = style({
  display: "grid",
  placeItems: "center",
  width: "100%",
  marginBottom: "0.2rem",
  transition: `transform ${motion.base} ${motion.snap}`,
});
globalStyle(`${tile}:hover:not(:active):not([data-shut]) ${image}`, {
  "@media": {
    [canHover]: { transform: "translateY(-2px) rotate(-3deg)" },
  },
});
globalStyle(`${tile}:active:not([data-shut]) ${image}`, {
  transform: "scale(0.88)",
});
globalStyle(`${tile}[data-shut] ${image}`, { opacity: 0.94 });
globalStyle(`${tile}[data-unavailable] ${image}`, {
  opacity: 0.42,
  filter: "saturate(0.35)",
});

export const name = style({
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
  selectors: {
    [`${longWords} &`]: { hyphens: "auto" },
    // The ring around the tile.
    [`${box}:focus-visible ~ &::before`]: {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: radius.md,
      outline: `2.5px solid ${color.ink}`,
      outlineOffset: "2px",
    },
  },
});
export const price = style({
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
globalStyle(`${tile}[data-shut] ${price}`, {
  "@media": { [forcedColors]: { color: "GrayText" } },
});
export const unavailable = style({
  fontWeight: weight.strong,
  color: color.inkSoft,
  selectors: { [`${tile}[data-chosen] &`]: { color: color.err } },
});

export const tick = style({
  position: "absolute",
  top: "5px",
  right: "5px",
  display: "grid",
  placeItems: "center",
  width: "20px",
  height: "20px",
  border: `1.5px solid ${color.edge}`,
  borderRadius: "50%",
  background: color.white,
  pointerEvents: "none",
});
export const tickIcon = style({
  width: "12px",
  height: "12px",
  strokeWidth: 3,
});
globalStyle(`${tile}:not([data-chosen]) ${tick}`, { visibility: "hidden" });
globalStyle(`${tile}[data-chosen] ${tick}`, {
  background: color.accent,
  borderColor: color.accent,
  color: color.white,
});
globalStyle(`${tile}[data-unavailable][data-chosen] ${tick}`, {
  background: color.err,
  borderColor: color.err,
});
