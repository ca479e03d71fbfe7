import { style } from "@vanilla-extract/css";
import { at, below, forcedColors, from, t } from "#web/ui/kit.ts";

export const place = style({ flex: "none", position: "relative" });
export const opener = style({
  ...at(from.md, { selectors: { "&&": { display: "none" } } }),
});
export const open = style({});
export const actions = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: t.space.s2,
  "@media": {
    [below.md]: {
      display: "none",
      position: "absolute",
      insetInlineEnd: 0,
      top: "100%",
      zIndex: 1,
      flexDirection: "column",
      minWidth: "13rem",
      padding: t.space.s3,
      borderRadius: t.radius.md,
      background: t.color.white,
      boxShadow: t.shadow.raised,
      selectors: { [`&${open}`]: { display: "flex" } },
    },
    [`${below.md} and ${forcedColors}`]: { border: "1px solid CanvasText" },
  },
});
