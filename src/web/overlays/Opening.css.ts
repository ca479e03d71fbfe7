import { keyframes, style } from "@vanilla-extract/css";
import { motion } from "#web/ui/theme/motion.ts";
import {
  color,
  layer,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** Appears in the middle of the window after a delay of 200 ms. */
export const opening = style({
  position: "fixed",
  zIndex: layer.toast,
  top: "50%",
  left: "50%",
  transform: "translate(-50%, -50%)",
  display: "flex",
  alignItems: "center",
  gap: space.s2,
  padding: `${space.s3} ${space.s5}`,
  borderRadius: radius.full,
  background: color.ink,
  color: color.paper,
  fontSize: size.sm,
  fontWeight: weight.strong,
  whiteSpace: "nowrap",
  pointerEvents: "none",
  animation: `${appear} ${motion.fast} 200ms backwards`,
});
