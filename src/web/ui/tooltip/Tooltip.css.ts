import { keyframes, style } from "@vanilla-extract/css";
import { t, text } from "#web/ui/kit.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  border: 0,
  zIndex: t.layer.tooltip,
  padding: "0.4rem 0.7rem",
  borderRadius: "8px",
  background: t.color.ink,
  color: t.color.paper,
  boxShadow: t.shadow.raised,
  ...text("xs", "medium"),
  lineHeight: 1.35,
  pointerEvents: "none",
  animation: `${appear} ${t.motion.fast}`,
});
