import { keyframes, style } from "@vanilla-extract/css";
import { reducedMotion } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import { color, radius } from "#web/ui/theme/theme.css.ts";

const shimmer = keyframes({
  from: { backgroundPosition: "120% 0" },
  to: { backgroundPosition: "-60% 0" },
});

/** A placeholder while something loads; each use sets its size. */
export const skeleton = style({
  borderRadius: radius.sm,
  background: `linear-gradient(100deg, ${color.shellDeep} 30%, ${color.shellPale} 50%, ${color.shellDeep} 70%) 0 0 / 300% 100%`,
  animation: `${shimmer} ${motion.skeleton} linear infinite`,
  "@media": { [reducedMotion]: { animation: "none" } },
});
