import { style } from "@vanilla-extract/css";
import { below, forcedColors } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  layer,
  radius,
  shadow,
  size,
  space,
} from "#web/ui/theme/theme.css.ts";

/** Above the bar with which editing begins, where both do not fit in a row. */
export const bar = style({
  position: "fixed",
  zIndex: layer.header,
  insetInline: 0,
  bottom: `calc(${space.s4} + env(safe-area-inset-bottom))`,
  display: "flex",
  alignItems: "center",
  gap: space.s3,
  width: "fit-content",
  maxWidth: `calc(100% - 2 * ${space.s3})`,
  marginInline: "auto",
  padding: `${space.s2} ${space.s2} ${space.s2} ${space.s5}`,
  borderRadius: radius.full,
  background: color.ink,
  color: color.paper,
  fontSize: size.note,
  lineHeight: 1.35,
  boxShadow: shadow.floating,
  "@media": {
    "(max-width: 1279px)": {
      bottom: `calc(5.5rem + env(safe-area-inset-bottom))`,
    },
    [below.sm]: { borderRadius: radius.lg },
    [forcedColors]: { border: "1px solid ButtonText" },
    print: { display: "none" },
  },
});
export const dots = style({
  display: "flex",
  flex: "none",
  gap: "6px",
  "@media": { [below.sm]: { display: "none" } },
});
export const dot = style({
  width: "9px",
  height: "9px",
  border: `1.5px solid ${color.paper}`,
  borderRadius: "50%",
  selectors: {
    "&[data-done=true]": {
      borderColor: color.amber,
      background: color.amber,
      forcedColorAdjust: "none",
    },
  },
});
export const text = style({ minWidth: 0 });
export const hide = style({
  flex: "none",
  minWidth: control.touch,
  color: color.paper,
});
