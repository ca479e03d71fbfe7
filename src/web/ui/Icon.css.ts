import { keyframes, style } from "@vanilla-extract/css";
import { at, reducedMotion, t } from "#web/ui/kit.ts";

export const icon = style({
  width: "1.25em",
  height: "1.25em",
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.7,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

const hop = keyframes({
  "0%, 60%, 100%": { opacity: 0.35, transform: "none" },
  "30%": { opacity: 1, transform: "translateY(-3px)" },
});

export const dots = style({ display: "inline-flex", gap: "4px" });

export const dot = style({
  width: "6px",
  height: "6px",
  borderRadius: "50%",
  background: "currentColor",
  animation: `${hop} 1s infinite ${t.motion.glide}`,
  selectors: {
    "&:nth-child(2)": { animationDelay: "0.12s" },
    "&:nth-child(3)": { animationDelay: "0.24s" },
  },
  ...at(reducedMotion, { animation: "none" }),
});
