import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { below, canHover, reducedMotion } from "#web/ui/theme/media.ts";
import { motion } from "#web/ui/theme/motion.ts";
import { color, radius, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { unseen } from "#web/ui/theme/layout.css.ts";
import { ownDirection, soldOutPicture } from "#web/ui/theme/mixins.ts";

export { tags } from "#web/ui/Tag.css.ts";

/**
 * On phones, where one card follows the other, it says less and is lower: the
 * rest is on the page of the product.
 */
const onPhones = below.sm;

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: space.s4,
  height: "100%",
  "@media": {
    [onPhones]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: space.s3,
      alignContent: "start",
      alignItems: "baseline",
    },
  },
});
globalStyle(`${card} > *`, {
  "@media": { [onPhones]: { gridColumn: "1 / -1" } },
});
// The chips say what can be chosen.
globalStyle(`${card} legend`, { "@media": { [onPhones]: unseen } });

export const picture = style({
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: radius.md,
});

export const image = style({
  "@media": {
    [onPhones]: {
      selectors: {
        [`${card} &`]: { aspectRatio: "4 / 3", maxHeight: "15rem" },
      },
    },
  },
  selectors: {
    [`${card}[data-sold-out] &`]: soldOutPicture,
  },
});

/** The second picture, over the first while a mouse is on the card. */
export const second = style({
  position: "absolute",
  inset: 0,
  opacity: 0,
  transition: `opacity ${motion.base} ${motion.glide}`,
  "@media": {
    [canHover]: { selectors: { [`${card}:hover &`]: { opacity: 1 } } },
    [reducedMotion]: { transition: "none" },
  },
});

export const text = style({
  "@media": {
    [onPhones]: {
      selectors: { [`${card} > &`]: { gridColumn: "1", gridRow: "2" } },
    },
  },
});

/** Its whole row can be pressed. */
export const link = style({
  textDecoration: "none",
  "@media": { [canHover]: { ":hover": { color: color.accent } } },
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
  "@media": { [onPhones]: { display: "none" } },
  ...ownDirection,
});

export const buy = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s3,
  marginTop: "auto",
  "@media": { [onPhones]: { display: "contents" } },
});
// A part that is loaded later has an element without a box around it.
globalStyle(`${buy} > *, ${buy} > div > *`, {
  "@media": { [onPhones]: { gridColumn: "1 / -1" } },
});

const appear = keyframes({ from: { opacity: 0 } });

export const price = style({
  fontWeight: weight.strong,
  fontSize: size.price,
  whiteSpace: "nowrap",
  animation: `${appear} ${motion.fast}`,
  "@media": {
    [onPhones]: {
      selectors: { [`${buy} > &`]: { gridColumn: "2", gridRow: "2" } },
    },
  },
});

export const button = style({ flex: "1 1 10rem" });

/** A line below the button; the shop's delivery line is not there on phones. */
export const line = style({
  flex: "1 0 100%",
  marginTop: "-0.25rem",
  fontSize: size.xs,
  color: color.inkSoft,
  ...ownDirection,
});
export const delivery = style([
  line,
  {
    // Keeps its place, so that the buttons of a row are in line.
    selectors: {
      [`${card}[data-sold-out] &, &[data-later]`]: { visibility: "hidden" },
    },
    "@media": { [onPhones]: { display: "none" } },
  },
]);
