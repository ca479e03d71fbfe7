import { style } from "@vanilla-extract/css";
import {
  canHover,
  forced,
  forcedColors,
  reducedMotion,
  t,
} from "#web/ui/kit.ts";

export const layer = style({ position: "absolute", inset: 0 });

/** Centers its element on a point of the drawing. */
const centered = style({
  position: "absolute",
  display: "grid",
  placeItems: "center",
  borderRadius: "50%",
  transform: "translate(-50%, -50%)",
});

/** Pressed into the resin, whose deep color `ClipPlaces` gives. */
const pressedIn = {
  border: "1.5px solid var(--deep)",
  background:
    "linear-gradient(var(--deep-above), var(--deep-below) 55%, rgb(255 255 255 / 0.5))",
  boxShadow: "0 2px 1px rgb(255 255 255 / 0.85)",
} as const;

/** Where a bead would lie; together the hollows are one thing to press. */
export const hollow = style([
  centered,
  {
    width: "7%",
    aspectRatio: "1",
    padding: 0,
    cursor: "text",
    ...pressedIn,
    ...forced({ border: "1px solid ButtonText" }),
  },
]);

/** A charm on the clip or a ring; what can be pressed is as large as a fingertip. */
const place = style([
  centered,
  {
    aspectRatio: "1",
    padding: 0,
    userSelect: "none",
    "::after": {
      content: "",
      position: "absolute",
      top: "50%",
      left: "50%",
      width: "max(44px, 100%)",
      height: "max(44px, 100%)",
      transform: "translate(-50%, -50%)",
      borderRadius: "50%",
    },
  },
]);

export const ring = style([place, { width: "11.9%" }]);
export const ringFace = style({
  display: "grid",
  placeItems: "center",
  width: "100%",
  aspectRatio: "1",
  borderRadius: "50%",
  ...pressedIn,
  transition: `background ${t.motion.fast}`,
  selectors: {
    "[aria-pressed=true] > &, [data-target] > &": {
      border: `max(2px, 0.2vw) solid ${t.color.accent}`,
      background: "rgb(255 253 250 / 0.62)",
      boxShadow: "none",
      color: t.color.accent,
    },
    "[data-target] > &": { background: t.color.white },
  },
  "@media": {
    [canHover]: {
      selectors: { ":hover > &": { background: "rgb(255 253 250 / 0.62)" } },
    },
    [reducedMotion]: { transition: "none" },
    [forcedColors]: {
      border: "1px solid ButtonText",
      selectors: {
        "[aria-pressed=true] > &": { outline: "3px solid Highlight" },
      },
    },
  },
});
export const plus = style({ width: "46%", height: "46%", strokeWidth: 2 });

export const charm = style([
  place,
  {
    width: "13.4%",
    cursor: "grab",
    // A touch drags the charm and does not scroll the page.
    touchAction: "none",
    selectors: {
      "&[aria-expanded=true], &[data-target], &[data-swapping]": {
        boxShadow: `0 0 0 3px ${t.color.paper}, 0 0 0 5.5px ${t.color.ink}`,
      },
      "&[data-swapping]": {
        boxShadow: `0 0 0 3px ${t.color.paper}, 0 0 0 5.5px ${t.color.accent}`,
      },
      "&[data-unavailable]": {
        boxShadow: `0 0 0 3px ${t.color.paper}, 0 0 0 5.5px ${t.color.err}`,
      },
      "&[data-dragged]": { zIndex: 1, cursor: "grabbing", boxShadow: "none" },
    },
    ...forced({
      border: "1px solid ButtonText",
      selectors: {
        "&[aria-expanded=true], &[data-swapping]": {
          outline: "3px solid Highlight",
        },
      },
    }),
  },
]);
/** The charm that follows the pointer. */
export const ghost = style({
  width: "100%",
  filter: "drop-shadow(0 6px 6px rgb(43 16 38 / 0.3))",
  pointerEvents: "none",
});
