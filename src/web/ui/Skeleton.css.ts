import { keyframes, style } from "@vanilla-extract/css";
import { motion, radius, reducedMotion } from "../theme.css.ts";

const shimmer = keyframes({
  from: { backgroundPosition: "120% 0" },
  to: { backgroundPosition: "-60% 0" },
});

/** A place that is being filled: give it a size of its own. */
export const skeleton = style({
  borderRadius: radius.sm,
  background:
    "linear-gradient(100deg, #F1E5DB 30%, #F9F0E8 50%, #F1E5DB 70%) 0 0 / 300% 100%",
  animation: `${shimmer} ${motion.skeleton} linear infinite`,
  "@media": { [reducedMotion]: { animation: "none" } },
});
