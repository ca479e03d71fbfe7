import { globalStyle, style } from "@vanilla-extract/css";
import {
  color,
  control,
  forcedColors,
  motion,
  radius,
  reducedMotion,
  space,
} from "#web/ui/theme.css.ts";
import { card } from "./ProductCard.css.ts";

export const strip = style({
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollBehavior: "smooth",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  // The ring is around `picture` of the card; here it would be cut off.
  ":focus-visible": { outline: "none" },
  "@media": { [reducedMotion]: { scrollBehavior: "auto" } },
});

export const slide = style({
  flex: "0 0 100%",
  overflow: "hidden",
  scrollSnapAlign: "start",
  scrollSnapStop: "always",
});

// Browsers may load the lazy pictures of a strip with the page, because they
// are near the viewport. Without a box they load when the strip is in view.
globalStyle(`${strip}:not([data-seen]) > :not(:first-child) img`, {
  "@media": { "(scripting: enabled)": { display: "none" } },
});

/** Always visible on touch screens; with a mouse, while the card is hovered. */
export const step = style({
  position: "absolute",
  top: `calc(50% - ${control.touch} / 2)`,
  display: "grid",
  placeItems: "center",
  width: control.touch,
  height: control.touch,
  borderRadius: radius.full,
  background: color.paper,
  transition: `opacity ${motion.fast}`,
  selectors: {
    '&[data-by="-1"]': { left: space.s2, rotate: "-90deg" },
    '&[data-by="1"]': { right: space.s2, rotate: "90deg" },
    "&:focus-visible": { outlineOffset: "-5px" },
  },
  "@media": {
    "(hover: hover)": {
      selectors: {
        [`${card}:not(:hover) &:not(:focus-visible)`]: { opacity: 0 },
        "&:hover": { background: color.shell },
      },
    },
    [forcedColors]: { border: "1px solid ButtonText" },
  },
});

export const dots = style({
  position: "absolute",
  bottom: space.s3,
  left: "50%",
  translate: "-50%",
  display: "flex",
  gap: "6px",
  padding: "7px 9px",
  borderRadius: radius.full,
  background: color.paper,
  pointerEvents: "none",
});
export const dot = style({
  width: "6px",
  height: "6px",
  borderRadius: "50%",
  background: color.edge,
  forcedColorAdjust: "none",
  transition: `scale ${motion.fast}`,
  selectors: { "&[data-on]": { background: color.ink, scale: "1.35" } },
  "@media": {
    [forcedColors]: {
      background: "GrayText",
      selectors: { "&[data-on]": { background: "Highlight" } },
    },
  },
});
