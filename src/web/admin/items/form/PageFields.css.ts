import { style } from "@vanilla-extract/css";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";

export const preview = style({ margin: 0, display: "grid", gap: space.s2 });
export const caption = style({ fontSize: size.xs, color: color.inkSoft });
export const result = style({
  padding: space.s4,
  borderRadius: radius.md,
  background: color.white,
  overflowWrap: "anywhere",
});
export const address = style({ fontSize: size.xs, color: color.inkSoft });
export const resultTitle = style({
  fontSize: size.price,
  fontWeight: weight.medium,
});
export const resultText = style({
  display: "-webkit-box",
  overflow: "hidden",
  fontSize: size.note,
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});
export const card = style({
  maxWidth: "24rem",
  overflow: "hidden",
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.md,
  background: color.white,
});
export const cardPicture = style({
  position: "relative",
  display: "block",
  overflow: "hidden",
  aspectRatio: "1200 / 630",
});
export const ground = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  filter: "blur(24px)",
});
export const whole = style({
  position: "relative",
  width: "100%",
  height: "100%",
  objectFit: "contain",
});
export const cardText = style({ padding: space.s3, overflowWrap: "anywhere" });
export const cardTitle = style({ fontWeight: weight.strong });
