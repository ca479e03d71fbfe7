import { style } from "@vanilla-extract/css";
import { forced, forcedColors, overDrawing, t } from "#web/ui/kit.ts";

export const check = style({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: "0.6rem",
  minHeight: t.control.touch,
  fontWeight: t.weight.medium,
  cursor: "pointer",
});
export const input = style(overDrawing);
export const box = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "24px",
  height: "24px",
  borderRadius: "6px",
  border: `1.5px solid ${t.color.edge}`,
  background: t.color.white,
  color: "transparent",
  transition: `background ${t.motion.fast}, border-color ${t.motion.fast}`,
  selectors: {
    [`${input}:checked + &`]: {
      background: t.color.ink,
      borderColor: t.color.ink,
      color: t.color.paper,
    },
    [`${input}:focus-visible + &`]: {
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "3px",
    },
    [`${input}:disabled + &`]: { opacity: 0.5 },
  },
  ...forced({
    selectors: {
      [`${input}:checked + &`]: {
        background: "Highlight",
        color: "HighlightText",
      },
    },
  }),
});
export const tick = style({
  width: "16px",
  height: "16px",
  strokeWidth: 2.4,
  "@media": {
    // No color is transparent there.
    [forcedColors]: {
      selectors: {
        [`${input}:not(:checked) + ${box} > &`]: { visibility: "hidden" },
      },
    },
  },
});

export const track = style({
  position: "relative",
  flex: "none",
  width: "52px",
  height: "32px",
  borderRadius: "16px",
  border: `1.5px solid ${t.color.edge}`,
  background: t.color.edge,
  transition: `background ${t.motion.fast}`,
  "::after": {
    content: '""',
    position: "absolute",
    top: "2.5px",
    left: "3px",
    width: "24px",
    height: "24px",
    borderRadius: "50%",
    background: t.color.white,
    transition: `transform ${t.motion.base} ${t.motion.snap}`,
  },
  selectors: {
    [`${input}:checked + &`]: {
      background: t.color.accent,
      borderColor: t.color.accent,
    },
    [`${input}:checked + &::after`]: { transform: "translateX(19px)" },
    [`${input}:focus-visible + &`]: {
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "3px",
    },
  },
  ...forced({
    "::after": { background: "ButtonText" },
    selectors: {
      [`${input}:checked + &`]: { background: "Highlight" },
      [`${input}:checked + &::after`]: { background: "HighlightText" },
    },
  }),
});
