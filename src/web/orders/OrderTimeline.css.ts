import { style } from "@vanilla-extract/css";
import {
  cluster,
  forcedColors,
  ownDirection,
  stack,
  t,
  text,
} from "#web/ui/kit.ts";

const MARK = "28px";

export const title = style({ marginBottom: t.space.s3, fontSize: t.size.d3 });
export const steps = style({ display: "grid" });
export const step = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${MARK} minmax(0, 1fr) auto`,
  columnGap: t.space.s4,
  alignItems: "center",
  paddingBottom: t.space.s5,
  color: t.color.inkSoft,
  selectors: {
    "&[data-done]": { color: t.color.ink },
    "&:last-child": { paddingBottom: 0 },
    // The line to the next step.
    "&:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: `calc(${MARK} / 2 - 1px)`,
      top: MARK,
      bottom: 0,
      borderInlineStart: `2px dotted ${t.color.edge}`,
    },
    "&[data-done]:not([aria-current])::after": {
      borderInlineStart: `2px solid ${t.color.ink}`,
    },
  },
});
export const dot = style({
  display: "grid",
  placeItems: "center",
  width: MARK,
  height: MARK,
  border: `2px solid ${t.color.edge}`,
  borderRadius: "50%",
  selectors: {
    "[data-done] > &": {
      borderColor: t.color.ink,
      background: t.color.ink,
      color: t.color.white,
    },
    "[aria-current] > &": {
      borderColor: t.color.accent,
      background: `radial-gradient(circle, ${t.color.accent} 0 35%, transparent 40%)`,
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
export const name = style(text("strong", "anywhere"));
/** Under the name, so that the line beside it goes on. */
export const words = style({
  gridColumn: "2 / -1",
  ...stack(1),
  justifyItems: "start",
  minWidth: 0,
  maxWidth: "34rem",
});
export const about = style(text("note", "soft"));
export const note = style({
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
  ...ownDirection,
});
export const parcel = style({
  ...cluster(2),
  alignItems: "center",
  minWidth: 0,
});
export const number = style(text("strong", "digits", "anywhere"));
export const time = style(text("note", "soft", "digits"));
