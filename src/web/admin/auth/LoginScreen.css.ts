import { at, fill, from, stack, t, text } from "#web/ui/kit.ts";
import { style } from "@vanilla-extract/css";

export const page = style({
  minHeight: "100svh",
  display: "grid",
  fontSize: t.size.sm,
  ...at(from.lg, { gridTemplateColumns: "1fr 1fr" }),
});
export const side = style({
  display: "none",
  position: "relative",
  overflow: "hidden",
  background: t.color.shell,
  ...at(from.lg, { display: "block" }),
});
export const sidePicture = style({
  ...fill,
  objectFit: "cover",
});
export const main = style({
  display: "grid",
  alignContent: "center",
  padding: `${t.space.s6} ${t.space.gutter}`,
});
export const inner = style({
  width: "min(100%, 25rem)",
  marginInline: "auto",
  ...stack(6),
});
export const logoPlace = style({ justifySelf: "start" });
export const title = style(text("d2"));
export const subtitle = style({
  marginTop: t.space.s3,
  color: t.color.inkSoft,
});
export const form = style(stack(4));
