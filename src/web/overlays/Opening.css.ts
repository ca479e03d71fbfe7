import { keyframes, style } from "@vanilla-extract/css";
import { row, t, text } from "#web/ui/kit.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** Appears in the middle of the window after a delay of 200 ms. */
export const opening = style({
  position: "fixed",
  zIndex: t.layer.toast,
  top: "50%",
  left: "50%",
  transform: "translate(-50%, -50%)",
  ...row(2),
  padding: `${t.space.s3} ${t.space.s5}`,
  borderRadius: t.radius.full,
  background: t.color.ink,
  color: t.color.paper,
  ...text("sm", "strong"),
  whiteSpace: "nowrap",
  pointerEvents: "none",
  animation: `${appear} ${t.motion.fast} 200ms backwards`,
});
