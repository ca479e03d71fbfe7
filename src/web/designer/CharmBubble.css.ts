import { keyframes, style } from "@vanilla-extract/css";
import {
  canHover,
  forcedColors,
  largeText,
  reducedMotion,
  t,
} from "#web/ui/kit.ts";

const open = keyframes({ from: { opacity: 0, transform: "scale(0.96)" } });

/** Holds the bubble above a charm, and within the picture's width. */
export const anchor = style({
  position: "absolute",
  zIndex: 4,
  width: "max-content",
  maxWidth: "100%",
});
/** In place of the strip below the picture, with the charm's name. */
export const inRow = style({ minWidth: 0, maxWidth: "100%" });
export const bubble = style({
  position: "relative",
  // A fieldset is never narrower than its content by itself.
  minWidth: 0,
  display: "flex",
  alignItems: "center",
  paddingInline: "0.35rem",
  // Half the height of a row.
  borderRadius: "22px",
  background: t.color.ink,
  color: t.color.paper,
  fontSize: "0.875rem",
  fontWeight: t.weight.strong,
  animation: `${open} ${t.motion.fast} ease-out`,
  "@media": {
    [reducedMotion]: { animation: "none" },
    [forcedColors]: { border: "1px solid ButtonText" },
    [largeText]: { flexWrap: "wrap", justifyContent: "center" },
  },
});
export const floating = style({ boxShadow: t.shadow.raised });
/** Points at the charm; the bubble's place along it is the charm's. */
export const pointer = style({
  position: "absolute",
  top: "100%",
  marginLeft: "-8px",
  border: "8px solid transparent",
  borderTopColor: t.color.ink,
  borderBottom: 0,
  // Its transparent sides would be drawn as well.
  "@media": { [forcedColors]: { display: "none" } },
  selectors: {
    "[data-below] &": {
      top: "-8px",
      borderBottom: `8px solid ${t.color.ink}`,
      borderTop: 0,
    },
  },
});
export const name = style({
  minWidth: 0,
  paddingInline: "0.6rem 0.2rem",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const action = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.45rem",
  minWidth: t.control.touch,
  minHeight: t.control.touch,
  paddingInline: "0.8rem",
  borderRadius: t.radius.full,
  "@media": {
    "(max-width: 359px)": { gap: "0.3rem", paddingInline: "0.4rem" },
    // In rows of their own, they need no line between them.
    [largeText]: {
      selectors: { "button + &": { backgroundImage: "none" } },
    },
    [canHover]: { ":hover": { color: t.color.accentPale } },
  },
  whiteSpace: "nowrap",
  selectors: {
    // A line between two of them.
    "button + &": {
      backgroundImage: `linear-gradient(${t.color.edge}, ${t.color.edge})`,
      backgroundSize: "1px 18px",
      backgroundPosition: "left center",
      backgroundRepeat: "no-repeat",
      borderRadius: 0,
    },
    "&:focus-visible": {
      borderRadius: t.radius.full,
      outline: `2px solid ${t.color.paper}`,
      outlineOffset: "-5px",
    },
  },
});
export const icon = style({ width: "17px", height: "17px" });
