import { globalStyle, style } from "@vanilla-extract/css";
import { at, t } from "#web/ui/kit.ts";
import { TOAST_ATTRIBUTE } from "#web/ui/toast-place.ts";

/** Takes a row of the strip until it is closed or the design changes. */
export const link = style({
  order: -1,
  flex: "1 0 100%",
  display: "flex",
  alignItems: "start",
  gap: t.space.s2,
  padding: t.space.s4,
  borderRadius: t.radius.md,
  background: t.color.paper,
});
export const field = style({ flex: 1, minWidth: 0 });

/** A phone so small that a notification would lie on what is below the link. */
const SMALL = "screen and (max-width: 719px) and (max-height: 639px)";
globalStyle(`[${TOAST_ATTRIBUTE}] :has(> ${link}) > :not(${link})`, {
  ...at(SMALL, { display: "none" }),
});
globalStyle(
  `[${TOAST_ATTRIBUTE}] [data-dialog]:has(${link}) :is([role=tablist], [role=tabpanel])`,
  at(SMALL, { visibility: "hidden" }),
);
