import { style } from "@vanilla-extract/css";
import {
  at,
  byText,
  reducedMotion,
  row,
  t,
  text as textRule,
} from "#web/ui/kit.ts";

/** Low, or its text so large that a bar would take too much of it. */
const lowForText = "screen and (max-height: 30em)";

/** As high as the bar, so that the end of the footer can be read above it. */
export const place = style({
  "@media": {
    [byText.md]: { display: "none" },
    [lowForText]: { display: "none" },
    print: { display: "none" },
  },
});

export const bar = style({
  position: "fixed",
  zIndex: 15,
  insetInline: 0,
  bottom: 0,
  ...row(4),
  padding: `${t.space.s3} ${t.space.gutter} calc(${t.space.s3} + env(safe-area-inset-bottom, 0px))`,
  background: t.color.paper,
  boxShadow: `0 -1px 0 ${t.color.hairline}, 0 -12px 32px rgb(43 16 38 / 0.08)`,
  opacity: 0,
  visibility: "hidden",
  transform: "translateY(16px)",
  transition: `opacity ${t.motion.base}, transform ${t.motion.base} ${t.motion.glide}, visibility 0s ${t.motion.base}`,
  selectors: {
    [`${place}[data-shown] > &`]: {
      opacity: 1,
      visibility: "visible",
      transform: "none",
      transitionDelay: "0s",
    },
  },
  ...at(reducedMotion, { transition: "none" }),
});
export const text = style({
  display: "grid",
  flex: "0 1 auto",
  minWidth: 0,
  lineHeight: 1.2,
});
export const price = style(textRule("price", "strong"));
export const variant = style({
  overflow: "hidden",
  ...textRule("xs", "soft"),
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const button = style({ flex: "1 0 auto" });
