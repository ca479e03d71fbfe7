import { fill, stack, t, text } from "#web/ui/kit.ts";
import { style } from "@vanilla-extract/css";

export const preview = style({ margin: 0, ...stack(2) });
export const caption = style(text("xs", "soft"));
export const result = style({
  padding: t.space.s4,
  borderRadius: t.radius.md,
  background: t.color.white,
  overflowWrap: "anywhere",
});
export const address = style(text("xs", "soft"));
export const resultTitle = style(text("price", "medium"));
export const resultText = style({
  display: "-webkit-box",
  overflow: "hidden",
  fontSize: t.size.note,
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});
export const card = style({
  maxWidth: "24rem",
  overflow: "hidden",
  border: `1px solid ${t.color.hairline}`,
  borderRadius: t.radius.md,
  background: t.color.white,
});
export const cardPicture = style({
  position: "relative",
  display: "block",
  overflow: "hidden",
  aspectRatio: "1200 / 630",
});
export const ground = style({
  ...fill,
  objectFit: "cover",
  filter: "blur(24px)",
});
export const whole = style({
  position: "relative",
  width: "100%",
  height: "100%",
  objectFit: "contain",
});
export const cardText = style({
  padding: t.space.s3,
  overflowWrap: "anywhere",
});
export const cardTitle = style(text("strong"));
