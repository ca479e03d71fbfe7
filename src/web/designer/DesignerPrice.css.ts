import { style } from "@vanilla-extract/css";
import { below } from "#web/ui/theme/media.ts";
import { color, size, weight } from "#web/ui/theme/theme.css.ts";

export const price = style({
  // As wide as the text, which wraps if the button would not fit otherwise.
  flex: "1000 1 min-content",
  maxWidth: "max-content",
  fontVariantNumeric: "tabular-nums",
});
export const total = style({
  display: "block",
  fontSize: "1.5rem",
  fontWeight: weight.strong,
  lineHeight: 1.1,
  letterSpacing: "-0.01em",
});
/** On low phones the total alone, so that more tiles are in view. */
export const parts = style({
  "@media": {
    "screen and (max-width: 859px) and (max-height: 639px)": {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
export const sum = style({
  display: "block",
  marginTop: "0.15rem",
  fontSize: size.xs,
  "@media": { [below.xs]: { fontSize: "0.75rem" } },
  lineHeight: 1.3,
  color: color.inkSoft,
  textWrap: "balance",
});
