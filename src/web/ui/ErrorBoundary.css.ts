import { style } from "@vanilla-extract/css";
import { stack, t } from "#web/ui/kit.ts";

export const failure = style({
  ...stack(4),
  justifyItems: "start",
  padding: t.space.s5,
});
/** Over the page, where a dialog or a notification would be. */
export const floating = style([
  failure,
  {
    position: "fixed",
    zIndex: t.layer.toast,
    insetInline: t.space.s3,
    bottom: t.space.s3,
    width: "fit-content",
    maxWidth: `calc(100% - 2 * ${t.space.s3})`,
    borderRadius: t.radius.md,
    border: `1px solid ${t.color.ink}`,
    background: t.color.paper,
    boxShadow: t.shadow.floating,
  },
]);
