import {
  globalStyle,
  keyframes,
  style,
  styleVariants,
} from "@vanilla-extract/css";
import {
  below,
  color,
  control,
  from,
  layer,
  motion,
  radius,
  shadow,
  space,
} from "../theme.css.ts";

// The ground behind a dialog, and its frame: where it stands, how it comes.

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({
  from: { opacity: 0, transform: "translateY(16px)" },
});
const slide = keyframes({ from: { transform: "translateX(100%)" } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideOut = keyframes({ to: { transform: "translateX(100%)" } });

const opening = `${motion.open} ${motion.glide}`;
const closing = `${motion.close} ${motion.exit} forwards`;

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: layer.scrim,
  display: "flex",
  background: color.scrim,
  selectors: {
    "&[data-entering]": { animation: `${appear} ${opening}` },
    "&[data-exiting]": { animation: `${fadeOut} ${closing}` },
  },
});

export const frame = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  background: color.paper,
  boxShadow: shadow.floating,
  outline: "none",
});
const risen = {
  "&[data-entering]": { animation: `${rise} ${opening}` },
  "&[data-exiting]": { animation: `${fadeOut} ${closing}` },
};

export const frames = styleVariants({
  drawer: [
    frame,
    {
      marginLeft: "auto",
      width: `min(100%, ${control.drawer})`,
      height: "100%",
      selectors: {
        "&[data-entering]": { animation: `${slide} ${opening}` },
        "&[data-exiting]": { animation: `${slideOut} ${closing}` },
      },
      "@media": {
        [from.sm]: {
          borderRadius: `${radius.lg} 0 0 ${radius.lg}`,
          overflow: "hidden",
        },
        [below.sm]: { width: "100%" },
      },
    },
  ],
  modal: [
    frame,
    {
      width: "100%",
      height: "100%",
      selectors: risen,
      "@media": {
        [from.sm]: {
          margin: "auto",
          width: `min(100%, ${control.modal})`,
          height: "auto",
          maxHeight: "calc(100% - 48px)",
          borderRadius: radius.lg,
          overflow: "hidden",
        },
      },
    },
  ],
  designer: [
    frame,
    {
      margin: "auto",
      width: `min(100%, ${control.designerWidth})`,
      height: "100%",
      overflow: "hidden",
      selectors: risen,
      "@media": {
        [from.md]: {
          borderRadius: radius.lg,
          height: `min(calc(100% - 48px), ${control.designerHeight})`,
        },
      },
    },
  ],
});

// Beside a centred dialog a notification is as narrow as the room there, so
// that it does not cover the dialog's actions.
globalStyle(':root:has([data-sheet="modal"]) [data-react-aria-top-layer]', {
  "@media": {
    [from.md]: {
      width: `clamp(15rem, (100vw - ${control.modal}) / 2 - 2 * ${space.s5}, ${control.toast})`,
    },
  },
});
