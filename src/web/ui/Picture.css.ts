import { keyframes, style } from "@vanilla-extract/css";
import { at, reducedMotion, t } from "#web/ui/kit.ts";

export const frame = style({
  display: "block",
  position: "relative",
  width: "100%",
  aspectRatio: "1",
  overflow: "hidden",
  background: t.color.shell,
  backgroundSize: "cover",
  backgroundPosition: "center",
});
/** The `<picture>` element has no box of its own. */
export const sources = style({ display: "contents" });
export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  transition: `opacity ${t.motion.base}`,
  selectors: {
    '&[data-state="loading"]': { opacity: 0 },
    '&[data-fit="contain"]': { objectFit: "contain" },
  },
  ...at(reducedMotion, { transition: "none" }),
});
export const missing = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  color: t.color.edge,
  background: t.color.shell,
});
export const outline = style({
  width: "45%",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 0.6,
});

const shimmer = keyframes({
  from: { backgroundPosition: "120% 0" },
  to: { backgroundPosition: "-60% 0" },
});

/** A placeholder while something loads; each use sets its size. */
export const skeleton = style({
  borderRadius: t.radius.sm,
  background: `linear-gradient(100deg, ${t.color.shellDeep} 30%, ${t.color.shellPale} 50%, ${t.color.shellDeep} 70%) 0 0 / 300% 100%`,
  animation: `${shimmer} ${t.motion.skeleton} linear infinite`,
  ...at(reducedMotion, { animation: "none" }),
});
