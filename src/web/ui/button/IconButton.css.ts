import { style } from "@vanilla-extract/css";
import { canHover, forcedColors } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import { color, control, radius } from "#web/ui/theme/theme.css.ts";

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
    [canHover]: {
      selectors: { "&:hover:not(:disabled)": { background: color.shell } },
    },
    [forcedColors]: { border: "1px solid ButtonText" },
  },
});
