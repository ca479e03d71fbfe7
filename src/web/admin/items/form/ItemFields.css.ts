import { style } from "@vanilla-extract/css";
import { fill, stack, stack as stackRule, t, text } from "#web/ui/kit.ts";
import { besideList } from "./NewItem.css.ts";

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
export const pageFieldsWhole = style({
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

export const list = style(stack(3));
export const item = style({
  ...stack(3),
  gridTemplateColumns: "minmax(0, 1fr) 7rem",
  padding: t.space.s3,
  borderRadius: t.radius.sm,
  boxShadow: `inset 0 0 0 1px ${t.color.hairline}`,
  background: t.color.paper,
  selectors: {
    // An error message needs more width than a price.
    '&:has([aria-invalid="true"])': { gridTemplateColumns: "1fr 1fr" },
  },
});
export const line = style({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
});
export const buttons = style({ display: "flex" });
export const add = style({ justifySelf: "start" });

export const itemFieldsStack = style({
  ...stackRule(4),
  alignContent: "start",
  minWidth: 0,
});

export const editing = style({
  ...stackRule(4),
  "@media": {
    // In between the list is narrow, because a form stands beside it.
    [`screen and (min-width: 720px) and (max-width: 1023px), ${besideList}`]: {
      gridTemplateColumns: "17rem minmax(0, 1fr)",
      gap: t.space.s5,
    },
  },
});
/** `whole` is a field of full width; `pair` is for two short fields. */
export const whole = style({ gridColumn: "1 / -1" });
export const pair = style({
  gridColumn: "1 / -1",
  ...stackRule(4),
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
});
export const nameAndPrice = style({
  ...stackRule(4),
  gridTemplateColumns: "minmax(0, 2fr) minmax(6.5rem, 1fr)",
});
