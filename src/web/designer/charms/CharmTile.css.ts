import { globalStyle, style } from "@vanilla-extract/css";
import {
  color,
  forcedColors,
  motion,
  radius,
  space,
  weight,
} from "#web/ui/theme.css.ts";
import { overDrawing } from "#web/ui/mixins.ts";

export const tile = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  height: "100%",
  padding: `${space.s2} 2px`,
  borderRadius: radius.md,
  background: color.white,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  fontSize: "0.75rem",
  lineHeight: 1.25,
  textAlign: "center",
  cursor: "pointer",
  transitionProperty: "box-shadow, background",
  transitionDuration: motion.fast,
  ":hover": { boxShadow: `inset 0 0 0 1.5px ${color.ink}` },
  selectors: {
    "&:has(:checked)": {
      boxShadow: `inset 0 0 0 2px ${color.raspberry}`,
      background: color.raspberryTint,
    },
    "&:has(:focus-visible)": {
      outline: `2.5px solid ${color.ink}`,
      outlineOffset: "2px",
    },
    // A chosen charm that is unavailable must not look like a good choice.
    "&[data-unavailable]:has(:checked)": {
      boxShadow: `inset 0 0 0 2px ${color.err}`,
      background: color.errTint,
    },
    "&:has(:disabled)": {
      background: color.shell,
      boxShadow: "none",
      color: color.inkSoft,
      cursor: "not-allowed",
    },
  },
  "@media": {
    [forcedColors]: {
      border: "1px solid ButtonText",
      selectors: {
        "&:has(:checked)": { outline: "3px solid Highlight" },
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
  marginBottom: "0.2rem",
  transition: `transform ${motion.base} ${motion.snap}`,
});
globalStyle(`${tile}:hover:not(:has(:disabled)) ${image}`, {
  transform: "translateY(-2px) rotate(-3deg)",
});
globalStyle(`${tile}:active:not(:has(:disabled)) ${image}`, {
  transform: "scale(0.88)",
});
globalStyle(`${tile}:is(:has(:disabled), [data-unavailable]) ${image}`, {
  opacity: 0.42,
  filter: "saturate(0.35)",
});

export const name = style({
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});
export const price = style({
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
export const unavailable = style({
  fontWeight: weight.strong,
  color: color.inkSoft,
  selectors: { [`${tile}:has(:checked) &`]: { color: color.err } },
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
// With forced colors the icon has the text color, so an icon that is invisible
// otherwise must be hidden.
globalStyle(`${tile}:not(:has(:checked)) ${tickIcon}`, {
  visibility: "hidden",
});
globalStyle(`${tile}:has(:checked) ${tick}`, {
  background: color.raspberry,
  borderColor: color.raspberry,
  color: color.white,
});
globalStyle(`${tile}[data-unavailable]:has(:checked) ${tick}`, {
  background: color.err,
  borderColor: color.err,
});
globalStyle(`${tile}:has(:disabled) ${tick}`, { display: "none" });
