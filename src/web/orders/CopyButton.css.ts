import { style } from "@vanilla-extract/css";
import { at, below, printed, t, text } from "#web/ui/kit.ts";

export const copy = style({
  display: "inline-flex",
  alignItems: "center",
  gap: t.space.s2,
  minWidth: t.control.touch,
  minHeight: t.control.touch,
  justifyContent: "center",
  ...text("note", "strong"),
  borderRadius: t.radius.full,
  paddingInline: t.space.s2,
  selectors: { "&[data-copied]": { color: t.color.ok } },
  ...printed({ display: "none" }),
});
export const copyText = style({
  ...at(below.xs, {
    display: "none",
    selectors: { "[data-copied] > &": { display: "inline" } },
  }),
});
/** Read by a screen reader alone: the button itself shows it. */
export const answer = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
