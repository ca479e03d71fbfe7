import { style } from "@vanilla-extract/css";
import { priceBeside, pricedRow } from "#web/ui/theme/mixins.ts";
import {
  color,
  control,
  font,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";
import { skeleton } from "#web/ui/Skeleton.css.ts";

export const empty = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space.s4,
  flex: "1 0 auto",
  padding: `${space.s7} ${space.s5}`,
  textAlign: "center",
});
export const emptyClip = style({ width: "min(170px, 50%)", height: "auto" });
export const emptyPhoto = style({
  width: "min(14rem, 70%)",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: radius.md,
  background: color.shell,
});
export const emptyTitle = style({ fontSize: size.d2 });
export const emptyText = style({ maxWidth: "20rem", color: color.inkSoft });
export const emptyActions = style({
  display: "grid",
  gap: space.s2,
  width: "100%",
  maxWidth: "18rem",
  marginTop: space.s4,
});
export const failureTitle = style({
  fontFamily: font.display,
  fontSize: size.d3,
});

export const pictureSkeleton = style([skeleton, { aspectRatio: "1" }]);
export const textSkeletons = style({
  display: "grid",
  alignContent: "start",
  gap: "10px",
});
export const nameSkeleton = style([skeleton, { height: "22px", width: "70%" }]);
export const detailSkeleton = style([
  skeleton,
  { height: "16px", width: "45%" },
]);
export const controlSkeleton = style([
  skeleton,
  {
    height: control.touch,
    width: "118px",
    marginTop: "6px",
    borderRadius: radius.full,
  },
]);

export const total = style({
  ...pricedRow,
  alignItems: "baseline",
});
export const totalName = style({ fontWeight: weight.strong });
export const totalValue = style({
  ...priceBeside,
  fontSize: size.total,
  fontWeight: weight.strong,
  letterSpacing: "-0.01em",
});
export const totalSkeleton = style([
  skeleton,
  { display: "block", width: "96px", height: "30px" },
]);
/** About delivery, payment and the prices. */
export const notes = style({
  marginTop: space.s1,
  fontSize: size.xs,
  lineHeight: 1.45,
  color: color.inkSoft,
});
export const priceNote = style({ unicodeBidi: "isolate" });
export const checkout = style({ marginTop: space.s4 });

export const notice = style({
  display: "flex",
  gap: "0.7rem",
  marginBottom: space.s4,
  padding: "0.8rem 0.9rem",
  borderRadius: "10px",
  background: color.errTint,
  color: color.ink,
  fontSize: size.note,
  lineHeight: 1.45,
});
export const noticeIcon = style({ marginTop: "0.1em", color: color.err });
