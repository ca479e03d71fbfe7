import { style } from "@vanilla-extract/css";
import { below, from } from "#web/ui/theme/media.ts";
import {
  color,
  control,
  radius,
  size,
  space,
} from "#web/ui/theme/theme.css.ts";
import { skeleton } from "#web/ui/Skeleton.css.ts";

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
  gap: space.s2,
  marginBottom: space.s6,
});

/**
 * A card far down the page is laid out when it is near the viewport. With 1,000
 * products this saves three quarters of the work at the start; with few, it
 * costs more.
 */
export const far = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 34rem",
  "@media": { [below.sm]: { containIntrinsicBlockSize: "auto 25rem" } },
  // Otherwise the focus ring is cut off at the edge of the card.
  overflowClipMargin: "8px",
});

export const quiet = style({
  display: "grid",
  justifyItems: "start",
  gap: space.s3,
  paddingBlock: `${space.s6} ${space.s7}`,
  borderBlock: `1px solid ${color.hairline}`,
});
export const quietTitle = style({ fontSize: size.d3 });
export const quietText = style({ maxWidth: "32rem", color: color.inkSoft });
export const retry = style({ marginTop: space.s3 });

export const placeholder = style({ display: "grid", gap: space.s4 });
export const pictureSkeleton = style([
  skeleton,
  { aspectRatio: "1", borderRadius: radius.md },
]);
export const nameSkeleton = style([skeleton, { height: "28px", width: "62%" }]);
export const textSkeleton = style([skeleton, { height: "16px", width: "88%" }]);
export const buttonSkeleton = style([
  skeleton,
  { height: control.medium, borderRadius: radius.full },
]);
