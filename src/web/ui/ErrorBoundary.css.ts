import { style } from "@vanilla-extract/css";
import {
  color,
  layer,
  radius,
  shadow,
  space,
} from "#web/ui/theme/theme.css.ts";

export const failure = style({
  display: "grid",
  gap: space.s4,
  justifyItems: "start",
  padding: space.s5,
});
/** Over the page, where a dialog or a notification would be. */
export const floating = style([
  failure,
  {
    position: "fixed",
    zIndex: layer.toast,
    insetInline: space.s3,
    bottom: space.s3,
    width: "fit-content",
    maxWidth: `calc(100% - 2 * ${space.s3})`,
    borderRadius: radius.md,
    border: `1px solid ${color.ink}`,
    background: color.paper,
    boxShadow: shadow.floating,
  },
]);
