import { keyframes, style } from "@vanilla-extract/css";
import { reducedMotion, t } from "#web/ui/kit.ts";

const shimmer = keyframes({
  from: { backgroundPosition: "120% 0" },
  to: { backgroundPosition: "-60% 0" },
});

/** A placeholder while something loads; each use sets its size. */
export const skeleton = style({
  borderRadius: t.radius.sm,
  background: `linear-gradient(100deg, ${t.color.shellDeep} 30%, ${t.color.shellPale} 50%, ${t.color.shellDeep} 70%) 0 0 / 300% 100%`,
  animation: `${shimmer} ${t.motion.skeleton} linear infinite`,
  "@media": { [reducedMotion]: { animation: "none" } },
});
