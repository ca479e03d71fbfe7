import { style } from "@vanilla-extract/css";
import { below, forcedColors, narrow, row, t } from "#web/ui/kit.ts";

/** Above the bar with which editing begins, which is longer in some languages. */
export const bar = style({
  position: "fixed",
  zIndex: t.layer.header,
  insetInline: 0,
  bottom: `calc(5.5rem + env(safe-area-inset-bottom))`,
  ...row(3),
  width: "fit-content",
  maxWidth: `calc(100% - 2 * ${t.space.s3})`,
  marginInline: "auto",
  padding: `${t.space.s2} ${t.space.s2} ${t.space.s2} ${t.space.s5}`,
  borderRadius: t.radius.full,
  background: t.color.ink,
  color: t.color.paper,
  fontSize: t.size.note,
  lineHeight: 1.35,
  boxShadow: t.shadow.floating,
  "@media": {
    [below.sm]: { borderRadius: t.radius.lg },
    [forcedColors]: { border: "1px solid ButtonText" },
    print: { display: "none" },
  },
});
export const dots = style({
  display: "flex",
  flex: "none",
  gap: "6px",
  ...narrow({ display: "none" }),
});
export const dot = style({
  width: "9px",
  height: "9px",
  border: `1.5px solid ${t.color.paper}`,
  borderRadius: "50%",
  selectors: {
    "&[data-done=true]": {
      borderColor: t.color.amber,
      background: t.color.amber,
      forcedColorAdjust: "none",
    },
  },
});
export const text = style({ minWidth: 0 });
export const hide = style({
  flex: "none",
  minWidth: t.control.touch,
  color: t.color.paper,
});
