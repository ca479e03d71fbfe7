import { style } from "@vanilla-extract/css";
import { at, forcedColors, from, t, text } from "#web/ui/kit.ts";

const MARK = "34px";

/** A column on phones, a row from 600 px on and on paper. */
export const steps = style({
  display: "grid",
  "@media": {
    [from.sm]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    print: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
});

export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${MARK} 1fr`,
  columnGap: "0.9rem",
  alignContent: "start",
  minHeight: "4.25rem",
  color: t.color.inkSoft,
  selectors: {
    "&[data-done]": { color: t.color.ink },
    "&:last-child": { minHeight: MARK },
    // The line to the next step.
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      left: `calc(${MARK} / 2 - 1px)`,
      top: MARK,
      bottom: 0,
      borderLeft: `2px dotted ${t.color.edge}`,
    },
    "&[data-done]:not(:last-child):not([aria-current])::after": {
      borderLeft: `2px solid ${t.color.accent}`,
    },
  },
  ...at(from.sm, {
    gridTemplateColumns: "1fr",
    minHeight: 0,
    rowGap: "0.5rem",
    selectors: {
      "&:not(:last-child)::after": {
        left: MARK,
        right: 0,
        top: `calc(${MARK} / 2 - 1px)`,
        bottom: "auto",
        borderLeft: 0,
        borderTop: `2px dotted ${t.color.edge}`,
      },
      "&[data-done]:not(:last-child):not([aria-current])::after": {
        borderLeft: 0,
        borderTop: `2px solid ${t.color.accent}`,
      },
    },
  }),
});

export const dot = style({
  gridRow: "span 2",
  display: "grid",
  placeItems: "center",
  width: MARK,
  height: MARK,
  border: `2px dotted ${t.color.edge}`,
  borderRadius: "50%",
  selectors: {
    "[data-done] > &": {
      border: `2px solid ${t.color.accent}`,
      background: t.color.white,
      color: t.color.accent,
    },
    "[aria-current] > &": {
      background: t.color.accent,
      color: t.color.white,
    },
  },
  "@media": {
    [from.sm]: { gridRow: "auto" },
    [forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "CanvasText",
      selectors: {
        "[data-done] > &": {
          borderColor: "CanvasText",
          background: "Canvas",
          color: "CanvasText",
        },
        "[aria-current] > &": {
          background: "Highlight",
          color: "HighlightText",
        },
      },
    },
    print: { printColorAdjust: "exact" },
  },
});
export const name = style({
  fontWeight: t.weight.strong,
  lineHeight: 1.2,
  alignSelf: "end",
  selectors: { "&:last-child": { alignSelf: "center", gridRow: "span 2" } },
});
export const time = style(text("note", "soft", "digits"));
