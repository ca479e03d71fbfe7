import { style } from "@vanilla-extract/css";
import { forcedColors } from "#web/ui/theme/media.ts";
import { ownDirection } from "#web/ui/theme/mixins.ts";
import { color, size, space, weight } from "#web/ui/theme/theme.css.ts";

const MARK = "28px";

export const title = style({ marginBottom: space.s3, fontSize: size.d3 });
export const steps = style({ display: "grid" });
export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${MARK} minmax(0, 1fr) auto`,
  columnGap: space.s4,
  alignItems: "center",
  paddingBottom: space.s5,
  color: color.inkSoft,
  selectors: {
    "&[data-done]": { color: color.ink },
    "&:last-child": { paddingBottom: 0 },
    // The line to the next step.
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: `calc(${MARK} / 2 - 1px)`,
      top: MARK,
      bottom: 0,
      borderInlineStart: `2px dotted ${color.edge}`,
    },
    "&[data-done]:not([aria-current])::after": {
      borderInlineStart: `2px solid ${color.ink}`,
    },
  },
});
export const dot = style({
  display: "grid",
  placeItems: "center",
  width: MARK,
  height: MARK,
  border: `2px solid ${color.edge}`,
  borderRadius: "50%",
  selectors: {
    "[data-done] > &": {
      borderColor: color.ink,
      background: color.ink,
      color: color.white,
    },
    "[aria-current] > &": {
      borderColor: color.accent,
      background: `radial-gradient(circle, ${color.accent} 0 35%, transparent 40%)`,
    },
  },
  "@media": {
    [forcedColors]: {
      forcedColorAdjust: "none",
      borderColor: "CanvasText",
      selectors: {
        "[data-done] > &": {
          borderColor: "CanvasText",
          background: "CanvasText",
          color: "Canvas",
        },
        "[aria-current] > &": {
          borderColor: "Highlight",
          background:
            "radial-gradient(circle, Highlight 0 35%, transparent 40%)",
        },
      },
    },
    print: { printColorAdjust: "exact" },
  },
});
export const tick = style({ fontSize: "1rem" });
export const name = style({
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});
/** Under the name, so that the line beside it goes on. */
export const words = style({
  gridColumn: "2 / -1",
  display: "grid",
  gap: space.s1,
  justifyItems: "start",
  minWidth: 0,
  maxWidth: "34rem",
});
export const about = style({ fontSize: size.note, color: color.inkSoft });
export const note = style({
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  ...ownDirection,
});
export const time = style({
  fontSize: size.note,
  color: color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});
