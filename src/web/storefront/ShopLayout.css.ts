import { style } from "@vanilla-extract/css";
import { printed, t } from "#web/ui/kit.ts";

export const skip = style({
  position: "absolute",
  zIndex: t.layer.tooltip,
  left: t.space.gutter,
  // It has its own height, which grows with the text.
  top: 0,
  transform: "translateY(-110%)",
  padding: `${t.space.s3} ${t.space.s5}`,
  borderRadius: t.radius.full,
  background: t.color.ink,
  color: t.color.paper,
  fontWeight: t.weight.strong,
  ":focus": { top: t.space.s3, transform: "none" },
  ...printed({ display: "none" }),
});

export const main = style({ display: "block", outline: "none" });
