import { style } from "@vanilla-extract/css";
import { canHover, forcedColors, t } from "#web/ui/kit.ts";

export const iconButton = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: t.control.touch,
  height: t.control.touch,
  borderRadius: t.radius.full,
  transition: `background ${t.motion.fast}`,
  ":disabled": {
    color: t.color.edge,
    background: "none",
    cursor: "not-allowed",
  },
  selectors: {
    '&[aria-disabled="true"]': { color: t.color.edge, cursor: "default" },
  },
  "@media": {
    [canHover]: {
      selectors: { "&:hover:not(:disabled)": { background: t.color.shell } },
    },
    [forcedColors]: { border: "1px solid ButtonText" },
  },
});
