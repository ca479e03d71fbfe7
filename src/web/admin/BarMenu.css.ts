import { style } from "@vanilla-extract/css";
import { below, forcedColors, from } from "#web/ui/theme/media.ts";
import { color, radius, shadow, space } from "#web/ui/theme/theme.css.ts";

export const place = style({ flex: "none", position: "relative" });
export const opener = style({
  "@media": { [from.md]: { selectors: { "&&": { display: "none" } } } },
});
export const open = style({});
export const actions = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: space.s2,
  "@media": {
    [below.md]: {
      display: "none",
      position: "absolute",
      insetInlineEnd: 0,
      top: "100%",
      zIndex: 1,
      flexDirection: "column",
      minWidth: "13rem",
      padding: space.s3,
      borderRadius: radius.md,
      background: color.white,
      boxShadow: shadow.raised,
      selectors: { [`&${open}`]: { display: "flex" } },
    },
    [`${below.md} and ${forcedColors}`]: { border: "1px solid CanvasText" },
  },
});
