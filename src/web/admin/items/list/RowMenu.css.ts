import { style } from "@vanilla-extract/css";
import { forced, narrow, t } from "#web/ui/kit.ts";

export const place = style({
  position: "relative",
  ...narrow({ display: "none" }),
});
export const menu = style({
  position: "absolute",
  insetInlineEnd: 0,
  top: "100%",
  zIndex: 2,
  display: "flex",
  flexDirection: "column",
  minWidth: "11rem",
  padding: t.space.s2,
  borderRadius: t.radius.md,
  background: t.color.white,
  boxShadow: t.shadow.raised,
  selectors: { "&[hidden]": { display: "none" } },
  ...forced({ border: "1px solid CanvasText" }),
});
export const item = style({
  selectors: { "&&": { justifyContent: "flex-start" } },
});
