import {
  globalStyle,
  keyframes,
  style,
  styleVariants,
} from "@vanilla-extract/css";
import {
  at,
  below,
  forcedColors,
  from,
  largeText,
  t,
  vast,
  upright,
} from "#web/ui/kit.ts";
import { FOOTER_ATTRIBUTE, REGION_ATTRIBUTE } from "./toast-place.ts";

// The scrim behind a dialog, and its frame with size, place and animation.

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({
  from: { opacity: 0, transform: "translateY(16px)" },
});
const slide = keyframes({ from: { transform: "translateX(100%)" } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideOut = keyframes({ to: { transform: "translateX(100%)" } });

const opening = `${t.motion.open} ${t.motion.glide}`;
const closing = `${t.motion.close} ${t.motion.exit} forwards`;

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: t.layer.scrim,
  display: "flex",
  background: t.color.scrim,
  selectors: {
    "&[data-entering]": { animation: `${appear} ${opening}` },
    "&[data-exiting]": { animation: `${fadeOut} ${closing}` },
  },
});

export const frame = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  background: t.color.paper,
  boxShadow: t.shadow.floating,
  outline: "none",
  // Forced colors remove the shadow. An outline that is transparent otherwise
  // would add 6 ms to each letter typed into the designer, at a quarter of the
  // CPU's speed.
  "@media": {
    [forcedColors]: { outline: "1px solid CanvasText", outlineOffset: "-1px" },
  },
});
const riseAndFade = {
  "&[data-entering]": { animation: `${rise} ${opening}` },
  "&[data-exiting]": { animation: `${fadeOut} ${closing}` },
};

/** In the middle of the window, as high as its content; on a phone all of it. */
const centered = (width: string) => [
  frame,
  {
    width: "100%",
    height: "100%",
    selectors: riseAndFade,
    ...at(from.sm, {
      margin: "auto",
      width: `min(100%, ${width})`,
      height: "auto",
      maxHeight: "calc(100% - 48px)",
      borderRadius: t.radius.lg,
      overflow: "hidden",
    }),
  },
];

export const frames = styleVariants({
  drawer: [
    frame,
    {
      marginLeft: "auto",
      width: `min(100%, ${t.control.drawer})`,
      height: "100%",
      selectors: {
        "&[data-entering]": { animation: `${slide} ${opening}` },
        "&[data-exiting]": { animation: `${slideOut} ${closing}` },
      },
      "@media": {
        [from.sm]: {
          borderRadius: `${t.radius.lg} 0 0 ${t.radius.lg}`,
          overflow: "hidden",
        },
        [below.sm]: { width: "100%" },
      },
    },
  ],
  modal: centered(t.control.modal),
  wide: centered(t.control.wide),
  designer: [
    frame,
    {
      margin: "auto",
      width: `min(100%, ${t.control.designerWidth})`,
      // Ends above a phone's keyboard, if the browser reports its height.
      height: "min(100%, var(--visual-viewport-height, 100%))",
      overflow: "hidden",
      selectors: riseAndFade,
      "@media": {
        [below.md]: { marginTop: 0 },
        [from.md]: {
          borderRadius: t.radius.lg,
          height: `min(calc(100% - 48px), ${t.control.designerHeight})`,
        },
        // All of the window, for the picture above the options.
        [upright]: {
          width: "100%",
          height: "min(100%, var(--visual-viewport-height, 100%))",
          borderRadius: 0,
        },
        [vast]: { width: "92rem", height: "58rem" },
        // Holds the picture beside the dialog, which scrolls.
        [largeText]: { position: "relative" },
      },
    },
  ],
});

// Beside a centered dialog a notification is as narrow as the empty space, so
// that it does not cover the dialog's buttons.
globalStyle(`:root[${FOOTER_ATTRIBUTE}="modal"] [${REGION_ATTRIBUTE}]`, {
  ...at(from.lg, {
    width: `clamp(13rem, (100vw - ${t.control.modal}) / 2 - 2 * ${t.space.s5}, ${t.control.toast})`,
  }),
});
