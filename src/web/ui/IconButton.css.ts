import { style } from "@vanilla-extract/css";
import { color, control, forcedColors, motion, radius } from "./theme.css.ts";

export const iconButton = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: control.touch,
  height: control.touch,
  borderRadius: radius.full,
  transition: `background ${motion.fast}`,
  ":disabled": {
    color: color.edge,
    background: "none",
    cursor: "not-allowed",
  },
  selectors: {
    '&[aria-disabled="true"]': { color: color.edge, cursor: "default" },
  },
  "@media": {
    // On touch screens the last touched button would stay hovered.
    "(hover: hover)": {
      selectors: { "&:hover:not(:disabled)": { background: color.shell } },
    },
    [forcedColors]: { border: "1px solid ButtonText" },
  },
});
