import { keyframes, style } from "@vanilla-extract/css";
import { reducedMotion } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import { color, size, space, weight } from "#web/ui/theme/theme.css.ts";

const appear = keyframes({ from: { opacity: 0 } });
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s4,
  minHeight: 0,
  paddingBlock: space.s3,
  animation: `${appear} ${motion.base} ${motion.glide}`,
  "@media": { [reducedMotion]: { animation: "none" } },
});
export const text = style({
  display: "grid",
  minWidth: 0,
  lineHeight: 1.3,
  overflowWrap: "anywhere",
});
export const name = style({ fontWeight: weight.strong });
export const note = style({ color: color.inkSoft, fontSize: size.note });
