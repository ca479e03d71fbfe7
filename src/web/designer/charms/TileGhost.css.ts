import { style } from "@vanilla-extract/css";
import { reducedMotion, t } from "#web/ui/kit.ts";

/** Above both panes of the dialog, which clips what is not fixed. */
export const ghost = style({
  position: "fixed",
  zIndex: 10,
  width: "69px",
  height: "69px",
  objectFit: "contain",
  filter: "drop-shadow(0 8px 10px rgb(43 16 38 / 0.3))",
  pointerEvents: "none",
  selectors: {
    "&[data-returning]": {
      opacity: 0.4,
      transition: `transform ${t.motion.close} ${t.motion.glide}, opacity ${t.motion.close}`,
    },
  },
  "@media": {
    [reducedMotion]: { selectors: { "&[data-returning]": { opacity: 0 } } },
  },
});
