import { style } from "@vanilla-extract/css";
import { below, forcedColors } from "#web/ui/theme/media.ts";
import { color, radius, shadow, space } from "#web/ui/theme/theme.css.ts";

export const place = style({
  position: "relative",
  "@media": { [below.sm]: { display: "none" } },
});
export const menu = style({
  position: "absolute",
  insetInlineEnd: 0,
  top: "100%",
  zIndex: 2,
  display: "flex",
  flexDirection: "column",
  minWidth: "11rem",
  padding: space.s2,
  borderRadius: radius.md,
  background: color.white,
  boxShadow: shadow.raised,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { [forcedColors]: { border: "1px solid CanvasText" } },
});
export const item = style({
  selectors: { "&&": { justifyContent: "flex-start" } },
});
