import { keyframes, style } from "@vanilla-extract/css";
import { motion } from "#web/ui/theme/motion.ts";
import { color, layer, shadow, size, weight } from "#web/ui/theme/theme.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  border: 0,
  zIndex: layer.tooltip,
  padding: "0.4rem 0.7rem",
  borderRadius: "8px",
  background: color.ink,
  color: color.paper,
  boxShadow: shadow.raised,
  fontSize: size.xs,
  fontWeight: weight.medium,
  lineHeight: 1.35,
  pointerEvents: "none",
  animation: `${appear} ${motion.fast}`,
});
