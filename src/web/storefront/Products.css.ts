import { style } from "@vanilla-extract/css";
import { from, narrow, stack, t, text } from "#web/ui/kit.ts";
import { skeleton } from "#web/ui/Picture.css.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "3rem clamp(1rem, 2.4vw, 2.5rem)",
  "@media": {
    [from.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.lg]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      rowGap: "4.5rem",
    },
  },
});

export const sortings = style({
  display: "flex",
  flexWrap: "wrap",
  gap: t.space.s2,
  marginBottom: t.space.s6,
});

/**
 * A card far down the page is laid out when it is near the viewport. With 1,000
 * products this saves three quarters of the work at the start; with few, it
 * costs more.
 */
export const far = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 34rem",
  ...narrow({ containIntrinsicBlockSize: "auto 25rem" }),
  // Otherwise the focus ring is cut off at the edge of the card.
  overflowClipMargin: "8px",
});

export const quiet = style({
  ...stack(3),
  justifyItems: "start",
  paddingBlock: `${t.space.s6} ${t.space.s7}`,
  borderBlock: `1px solid ${t.color.hairline}`,
});
export const quietTitle = style(text("d3"));
export const quietText = style({ maxWidth: "32rem", color: t.color.inkSoft });
export const retry = style({ marginTop: t.space.s3 });

export const placeholder = style(stack(4));
export const pictureSkeleton = style([
  skeleton,
  { aspectRatio: "1", borderRadius: t.radius.md },
]);
export const nameSkeleton = style([skeleton, { height: "28px", width: "62%" }]);
export const textSkeleton = style([skeleton, { height: "16px", width: "88%" }]);
export const buttonSkeleton = style([
  skeleton,
  { height: t.control.medium, borderRadius: t.radius.full },
]);
