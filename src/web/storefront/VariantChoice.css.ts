import { style } from "@vanilla-extract/css";
import { canHover, forcedColors, overDrawing, t, text } from "#web/ui/kit.ts";

export const group = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
});

export const legend = style({
  float: "left",
  width: "100%",
  marginBottom: t.space.s2,
  padding: 0,
  ...text("xs", "soft", "anywhere"),
});
export const chosen = style(text("strong", "ink"));

export const chip = style({
  position: "relative",
  // The face of the chip, below its text, belongs to the title.
  isolation: "isolate",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.55rem",
  minWidth: t.control.touch,
  minHeight: t.control.touch,
  padding: "0.4rem 0.95rem",
  borderRadius: t.radius.full,
  ...text("note", "medium"),
  lineHeight: 1.25,
  cursor: "pointer",
  selectors: { "&[data-color]": { paddingLeft: "0.5rem" } },
});

export const input = style({
  ...overDrawing,
  ":disabled": { cursor: "not-allowed" },
});

export const dot = style({
  flex: "none",
  width: "28px",
  height: "28px",
  borderRadius: "50%",
  background:
    "radial-gradient(circle at 32% 26%, rgb(255 255 255 / 0.85) 0 7%, transparent 22%), radial-gradient(circle at 68% 78%, rgb(255 255 255 / 0.45), transparent 46%), var(--resin)",
  boxShadow:
    "inset 0 0 0 1px rgb(43 16 38 / 0.16), inset 0 -4px 7px rgb(43 16 38 / 0.14)",
  forcedColorAdjust: "none",
  selectors: { "[data-sold-out] > &": { opacity: 0.4 } },
});

export const title = style({
  overflowWrap: "anywhere",
  "::before": {
    content: "",
    position: "absolute",
    inset: 0,
    zIndex: -1,
    borderRadius: t.radius.full,
    boxShadow: `inset 0 0 0 1px ${t.color.edge}`,
    transition: `box-shadow ${t.motion.fast}, background ${t.motion.fast}`,
  },
  selectors: {
    "[data-sold-out] > &": {
      color: t.color.inkSoft,
      textDecoration: "line-through",
      textDecorationColor: t.color.inkSoft,
    },
    "[data-sold-out] > &::before": {
      boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
    },
    [`${input}:checked ~ &::before`]: {
      background: t.color.white,
      boxShadow: `inset 0 0 0 2px ${t.color.ink}`,
    },
    [`${input}:focus-visible ~ &::before`]: {
      outline: `2.5px solid ${t.color.ink}`,
      outlineOffset: "3px",
    },
    [`${input}:disabled ~ &::before`]: {
      background: "none",
      boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
    },
  },
  "@media": {
    [canHover]: {
      selectors: {
        [`${chip}:hover ${input}:enabled:not(:checked) ~ &::before`]: {
          background: t.color.shell,
        },
      },
    },
    [forcedColors]: {
      "::before": { border: "1px solid ButtonText" },
      selectors: {
        [`${input}:checked ~ &::before`]: { outline: "3px solid Highlight" },
      },
    },
  },
});
