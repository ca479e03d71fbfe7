import { keyframes, style } from "@vanilla-extract/css";
import {
  color,
  motion,
  radius,
  reducedMotion,
  size,
  space,
  weight,
} from "#web/ui/theme.css.ts";
import { ownDirection } from "#web/ui/mixins.ts";

export { tags } from "#web/ui/Tag.css.ts";

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: space.s4,
  height: "100%",
});

export const picture = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: radius.md,
  selectors: {
    "&:has(> ul:focus-visible)": {
      outline: `2.5px solid ${color.ink}`,
      outlineOffset: "3px",
    },
  },
});

export const image = style({
  transition: `transform ${motion.picture} ${motion.glide}`,
  selectors: {
    [`${card}:hover &`]: { transform: "scale(1.025)" },
    [`${card}[data-sold-out] &`]: {
      filter: "saturate(0.35) contrast(0.9) brightness(1.06)",
      opacity: 0.82,
    },
  },
  "@media": { [reducedMotion]: { transform: "none !important" } },
});

export const badges = style({
  position: "absolute",
  left: space.s3,
  top: space.s3,
  display: "flex",
  flexWrap: "wrap",
  gap: "6px",
});

export const name = style({
  fontSize: size.d3,
  lineHeight: 1.1,
  letterSpacing: 0,
  ...ownDirection,
});

export const description = style({
  marginTop: "0.35rem",
  color: color.inkSoft,
  fontSize: size.sm,
  whiteSpace: "pre-line",
  ...ownDirection,
});

export const buy = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s3,
  marginTop: "auto",
});

const appear = keyframes({ from: { opacity: 0 } });

export const price = style({
  fontWeight: weight.strong,
  fontSize: size.price,
  whiteSpace: "nowrap",
  animation: `${appear} ${motion.fast}`,
});

export const button = style({ flex: "1 1 10rem" });

export const delivery = style({
  flex: "1 0 100%",
  marginTop: "-0.25rem",
  fontSize: size.xs,
  color: color.inkSoft,
  ...ownDirection,
});
