import { style } from "@vanilla-extract/css";
import { from } from "#web/ui/theme/media.ts";
import { color, size, space } from "#web/ui/theme/theme.css.ts";

export const page = style({
  minHeight: "100svh",
  display: "grid",
  fontSize: size.sm,
  "@media": { [from.lg]: { gridTemplateColumns: "1fr 1fr" } },
});
export const side = style({
  display: "none",
  position: "relative",
  overflow: "hidden",
  background: color.shell,
  "@media": { [from.lg]: { display: "block" } },
});
export const sidePicture = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});
export const main = style({
  display: "grid",
  alignContent: "center",
  padding: `${space.s6} ${space.gutter}`,
});
export const inner = style({
  width: "min(100%, 25rem)",
  marginInline: "auto",
  display: "grid",
  gap: space.s6,
});
export const logoPlace = style({ justifySelf: "start" });
export const title = style({ fontSize: size.d2 });
export const subtitle = style({ marginTop: space.s3, color: color.inkSoft });
export const form = style({ display: "grid", gap: space.s4 });
