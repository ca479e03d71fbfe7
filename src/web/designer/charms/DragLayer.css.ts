import { style } from "@vanilla-extract/css";
import { color } from "#web/ui/theme.css.ts";

export const layer = style({ position: "absolute", inset: 0 });

/** An invisible handle over a charm on the picture. */
export const handle = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  width: "max(44px, 12%)",
  aspectRatio: "1",
  borderRadius: "50%",
  cursor: "grab",
  // A touch drags the charm and does not scroll the page.
  touchAction: "none",
  userSelect: "none",
  selectors: {
    "&[data-dragged]": { zIndex: 1, cursor: "grabbing" },
    "&[data-target]": { outline: `2.5px dashed ${color.ink}` },
  },
});
/** The charm that follows the pointer. */
export const ghost = style({
  width: "100%",
  filter: "drop-shadow(0 6px 6px rgb(43 16 38 / 0.3))",
  pointerEvents: "none",
});
