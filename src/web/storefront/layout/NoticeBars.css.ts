import { style } from "@vanilla-extract/css";
import { from } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  layer,
  size,
  weight,
} from "#web/ui/theme/theme.css.ts";

/** Stays in view below the header; `top` is the height of the header. */
export const offline = style({
  position: "sticky",
  top: "64px",
  zIndex: layer.header - 1,
  "@media": { [from.md]: { top: "76px" } },
});
export const bar = style({
  background: color.amberTint,
  fontSize: size.sm,
  fontWeight: weight.medium,
  "@media": { print: { display: "none" } },
});
export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: "0.6rem",
  minHeight: control.touch,
  paddingBlock: "0.4rem",
});
export const notStarted = style({ paddingBlock: "0.7rem" });
/** Scrolls away, as there is nothing to do about it. */
export const pause = style({
  display: "grid",
  alignItems: "center",
  minHeight: control.medium,
  paddingBlock: "0.55rem",
  background: color.blush,
  fontSize: size.sm,
  lineHeight: 1.4,
  textAlign: "center",
  textWrap: "balance",
});
