import { keyframes, style } from "@vanilla-extract/css";
import { onDark } from "./global.css.ts";
import { canHover, forcedColors, t, text } from "#web/ui/kit.ts";

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
      selectors: {
        "&:hover:not(:disabled)": { background: t.color.shell },
        // Its sign is as light as that.
        [`${onDark} &:hover:not(:disabled)`]: {
          background: "rgb(255 255 255 / 0.16)",
        },
      },
    },
    [forcedColors]: { border: "1px solid ButtonText" },
  },
});

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  border: 0,
  zIndex: t.layer.tooltip,
  padding: "0.4rem 0.7rem",
  borderRadius: "8px",
  background: t.color.ink,
  color: t.color.paper,
  boxShadow: t.shadow.raised,
  ...text("xs", "medium"),
  lineHeight: 1.35,
  pointerEvents: "none",
  animation: `${appear} ${t.motion.fast}`,
});
