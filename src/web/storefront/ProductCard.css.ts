import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  at,
  below,
  canHover,
  cluster,
  hover,
  ownDirection,
  reducedMotion,
  soldOutPicture,
  t,
  text,
} from "#web/ui/kit.ts";
import { unseen } from "#web/ui/layout.css.ts";

export const fold = style(text("xs", "soft"));

export const summary = style({
  width: "fit-content",
  // Large enough for a finger.
  paddingBlock: t.space.s1,
  cursor: "pointer",
});

export const label = style({
  marginTop: t.space.s2,
  fontWeight: t.weight.strong,
});

export const lines = style({
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  ...ownDirection,
});

export { tags } from "#web/ui/Tag.css.ts";

/**
 * On phones, where one card follows the other, it says less and is lower: the
 * rest is on the page of the product.
 */
const onPhones = below.sm;

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: t.space.s4,
  height: "100%",
  // The price stands beside the name where both have room.
  ...at(onPhones, {
    flexDirection: "row",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: t.space.s3,
    alignContent: "start",
    alignItems: "baseline",
  }),
});
globalStyle(`${card} > *`, {
  ...at(onPhones, { flex: "1 0 100%" }),
});
// The chips say what can be chosen.
globalStyle(`${card} legend`, { "@media": { [onPhones]: unseen } });

export const picture = style({
  order: -2,
  position: "relative",
  display: "block",
  overflow: "hidden",
  borderRadius: t.radius.md,
});

export const image = style({
  ...at(onPhones, {
    selectors: {
      [`${card} &`]: { aspectRatio: "4 / 3", maxHeight: "15rem" },
    },
  }),
  selectors: {
    [`${card}[data-sold-out] &`]: soldOutPicture,
  },
});

/** The second picture, over the first while a mouse is on the card. */
export const second = style({
  position: "absolute",
  inset: 0,
  opacity: 0,
  transition: `opacity ${t.motion.base} ${t.motion.glide}`,
  "@media": {
    [canHover]: { selectors: { [`${card}:hover &`]: { opacity: 1 } } },
    [reducedMotion]: { transition: "none" },
  },
});

export const productCardText = style({
  ...at(onPhones, {
    selectors: { [`${card} > &`]: { order: -1, flex: "1 1 7rem" } },
  }),
});

/** Its whole row can be pressed. */
export const link = style({
  textDecoration: "none",
  ...hover({ color: t.color.accent }),
});

export const badges = style({
  position: "absolute",
  left: t.space.s3,
  top: t.space.s3,
  display: "flex",
  flexWrap: "wrap",
  gap: "6px",
});

export const name = style({
  fontSize: t.size.d3,
  lineHeight: 1.1,
  letterSpacing: 0,
  ...ownDirection,
});

export const description = style({
  marginTop: "0.35rem",
  color: t.color.inkSoft,
  fontSize: t.size.sm,
  whiteSpace: "pre-line",
  ...at(onPhones, { display: "none" }),
  ...ownDirection,
});

export const buy = style({
  ...cluster(3),
  marginTop: "auto",
  ...at(onPhones, { display: "contents" }),
});
// A part that is loaded later has an element without a box around it.
globalStyle(`${buy} > *, ${buy} > div > *`, {
  ...at(onPhones, { flex: "1 0 100%" }),
});

const appear = keyframes({ from: { opacity: 0 } });

export const price = style({
  ...text("price", "strong"),
  whiteSpace: "nowrap",
  animation: `${appear} ${t.motion.fast}`,
  ...at(onPhones, {
    selectors: { [`${buy} > &`]: { order: -1, flex: "none" } },
  }),
});

export const button = style({ flex: "1 1 10rem" });

/** A line below the button; the shop's delivery line is not there on phones. */
export const line = style({
  flex: "1 0 100%",
  marginTop: "-0.25rem",
  fontSize: t.size.xs,
  color: t.color.inkSoft,
  ...ownDirection,
});
export const delivery = style([
  line,
  {
    // Keeps its place, so that the buttons of a row are in line.
    selectors: {
      [`${card}[data-sold-out] &, &[data-later]`]: { visibility: "hidden" },
    },
    ...at(onPhones, { display: "none" }),
  },
]);
