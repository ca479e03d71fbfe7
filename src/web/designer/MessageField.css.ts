import { style } from "@vanilla-extract/css";
import { color, size, space, weight } from "#web/ui/theme/theme.css.ts";

export const field = style({ display: "grid", gap: space.s2 });
export const frame = style({ position: "relative" });
export const input = style({
  paddingRight: "4rem",
  fontSize: "1.125rem",
  fontWeight: weight.strong,
  letterSpacing: "0.12em",
  "::placeholder": {
    // As large as fits beside the count.
    fontSize: "min(1em, max(5.2vmin, 18px))",
    fontWeight: weight.regular,
    letterSpacing: 0,
  },
});
export const count = style({
  position: "absolute",
  top: "50%",
  right: "1rem",
  transform: "translateY(-50%)",
  fontSize: size.note,
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
  color: color.inkSoft,
  pointerEvents: "none",
  selectors: { "&[data-full]": { color: color.accent } },
});
