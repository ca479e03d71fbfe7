import {
  createVar,
  fallbackVar,
  globalStyle,
  style,
} from "@vanilla-extract/css";
import {
  canHover,
  forced,
  forcedColors,
  longWords,
  overDrawing,
  t,
  tall,
  text,
  upright,
} from "#web/ui/kit.ts";

/** The side of the square around a charm, if not the default of 46 px. */
export const charmSize = createVar();
const side = fallbackVar(charmSize, "46px");

export const initialImage = style({
  width: side,
  height: side,
  maxWidth: "78%",
  objectFit: "contain",
});
/** A disc of the same size, shown if the picture fails to load. */
export const initial = style([
  initialImage,
  {
    display: "grid",
    placeItems: "center",
    border: `1.5px solid ${t.color.edge}`,
    borderRadius: "50%",
    background: t.color.shell,
    ...text("strong", "ink"),
    fontSize: `calc(${side} / 2.6)`,
  },
]);

export const tile = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  justifyItems: "center",
  height: "100%",
  padding: `${t.space.s2} 2px`,
  borderRadius: t.radius.md,
  background: t.color.white,
  color: t.color.ink,
  boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
  fontSize: "0.75rem",
  lineHeight: 1.25,
  textAlign: "center",
  cursor: "pointer",
  // A long press drags the charm, and neither selects text nor opens a menu.
  userSelect: "none",
  WebkitTouchCallout: "none",
  transitionProperty: "box-shadow, background",
  transitionDuration: t.motion.fast,
  selectors: {
    "&[data-chosen]": {
      boxShadow: `inset 0 0 0 2px ${t.color.accent}`,
      background: t.color.accentTint,
    },
    // A chosen charm that is unavailable must not look like a good choice.
    "&[data-unavailable][data-chosen]": {
      boxShadow: `inset 0 0 0 2px ${t.color.err}`,
      background: t.color.errTint,
    },
    // Still lovely: only what is sold out is faded.
    "&[data-shut]": {
      background: "none",
      boxShadow: "none",
      color: t.color.inkSoft,
      cursor: "default",
    },
  },
  "@media": {
    [upright]: { paddingInline: "6px" },
    [tall]: { fontSize: t.size.xs },
    [canHover]: {
      selectors: {
        "&:hover:not([data-chosen]):not([data-shut])": {
          boxShadow: `inset 0 0 0 1.5px ${t.color.ink}`,
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
  transition: `transform ${t.motion.base} ${t.motion.snap}`,
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
  ...text("strong", "anywhere"),
  selectors: {
    [`${longWords} &`]: { hyphens: "auto" },
    // The ring around the tile.
    [`${box}:focus-visible ~ &::before`]: {
      content: "",
      position: "absolute",
      inset: 0,
      borderRadius: t.radius.md,
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "2px",
    },
  },
});
export const price = style(text("soft", "digits"));
globalStyle(`${tile}[data-shut] ${price}`, {
  ...forced({ color: "GrayText" }),
});
export const unavailable = style({
  ...text("strong", "soft"),
  selectors: { [`${tile}[data-chosen] &`]: { color: t.color.err } },
});

export const tick = style({
  position: "absolute",
  top: "5px",
  right: "5px",
  display: "grid",
  placeItems: "center",
  width: "20px",
  height: "20px",
  border: `1.5px solid ${t.color.edge}`,
  borderRadius: "50%",
  background: t.color.white,
  pointerEvents: "none",
});
export const tickIcon = style({
  width: "12px",
  height: "12px",
  strokeWidth: 3,
});
globalStyle(`${tile}:not([data-chosen]) ${tick}`, { visibility: "hidden" });
globalStyle(`${tile}[data-chosen] ${tick}`, {
  background: t.color.accent,
  borderColor: t.color.accent,
  color: t.color.white,
});
globalStyle(`${tile}[data-unavailable][data-chosen] ${tick}`, {
  background: t.color.err,
  borderColor: t.color.err,
});
