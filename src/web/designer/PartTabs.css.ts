import { style } from "@vanilla-extract/css";
import {
  color,
  control,
  forcedColors,
  motion,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme.css.ts";

/** Stays visible while the panel below scrolls. */
export const tabs = style({
  position: "sticky",
  zIndex: 2,
  top: 0,
  display: "flex",
  gap: space.s1,
  paddingBlock: `${space.s2} ${space.s1}`,
  background: color.paper,
});
export const tab = style({
  display: "flex",
  // With large text, the mark wraps below the name.
  flexWrap: "wrap",
  flex: "1 1 0",
  alignItems: "center",
  justifyContent: "center",
  gap: "0 0.4em",
  minHeight: control.touch,
  borderRadius: radius.full,
  fontSize: size.sm,
  fontWeight: weight.strong,
  transition: `background ${motion.fast}`,
  selectors: {
    '&[aria-selected="true"]': { background: color.ink, color: color.paper },
    '&[aria-selected="false"]:hover': { background: color.shell },
  },
  "@media": {
    [forcedColors]: {
      border: "1px solid ButtonText",
      selectors: {
        '&[aria-selected="true"]': { outline: "3px solid Highlight" },
      },
    },
  },
});
export const mark = style({
  fontSize: size.xs,
  fontVariantNumeric: "tabular-nums",
  opacity: 0.75,
});
