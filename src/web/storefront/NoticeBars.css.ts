import { style } from "@vanilla-extract/css";
import { at, from, printed, t, text } from "#web/ui/kit.ts";

/** Stays in view below the header; `top` is the height of the header. */
export const offline = style({
  position: "sticky",
  top: "64px",
  zIndex: t.layer.header - 1,
  ...at(from.md, { top: "76px" }),
});
export const bar = style({
  background: t.color.amberTint,
  ...text("sm", "medium"),
  ...printed({ display: "none" }),
});
export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: "0.6rem",
  minHeight: t.control.touch,
  paddingBlock: "0.4rem",
});
export const notStarted = style({ paddingBlock: "0.7rem" });
/** Scrolls away, as there is nothing to do about it. */
export const pause = style({
  display: "grid",
  alignItems: "center",
  minHeight: t.control.medium,
  paddingBlock: "0.55rem",
  background: t.color.blush,
  fontSize: t.size.sm,
  lineHeight: 1.4,
  textAlign: "center",
  textWrap: "balance",
});
