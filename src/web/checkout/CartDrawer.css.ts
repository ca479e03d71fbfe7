import { style } from "@vanilla-extract/css";
import { priceBeside, pricedRow, stack, t, text } from "#web/ui/kit.ts";
import { skeleton } from "#web/ui/Picture.css.ts";

export const empty = style({
  ...stack(4),
  justifyItems: "center",
  alignContent: "center",
  flex: "1 0 auto",
  padding: `${t.space.s7} ${t.space.s5}`,
  textAlign: "center",
});
export const emptyClip = style({ width: "min(170px, 50%)", height: "auto" });
export const emptyPhoto = style({
  width: "min(14rem, 70%)",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: t.radius.md,
  background: t.color.shell,
});
export const emptyTitle = style(text("d2"));
export const emptyText = style({ maxWidth: "20rem", color: t.color.inkSoft });
export const emptyActions = style({
  ...stack(2),
  width: "100%",
  maxWidth: "18rem",
  marginTop: t.space.s4,
});
export const failureTitle = style({
  fontFamily: t.font.display,
  fontSize: t.size.d3,
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
    height: t.control.touch,
    width: "118px",
    marginTop: "6px",
    borderRadius: t.radius.full,
  },
]);

export const total = style({
  ...pricedRow,
  alignItems: "baseline",
});
/** The total before a code. */
export const former = style([
  text("body", "regular", "soft"),
  { marginInlineEnd: t.space.s2 },
]);
export const totalName = style(text("strong"));
export const totalValue = style({
  ...priceBeside,
  fontSize: t.size.total,
  fontWeight: t.weight.strong,
  letterSpacing: "-0.01em",
});
export const totalSkeleton = style([
  skeleton,
  { display: "block", width: "96px", height: "30px" },
]);
/** About delivery, payment and the prices. */
export const notes = style({
  marginTop: t.space.s1,
  ...text("xs", "soft"),
  lineHeight: 1.45,
});
export const priceNote = style({ unicodeBidi: "isolate" });
export const checkout = style({ marginTop: t.space.s4 });

export const notice = style({
  display: "flex",
  gap: "0.7rem",
  marginBottom: t.space.s4,
  padding: "0.8rem 0.9rem",
  borderRadius: "10px",
  background: t.color.errTint,
  ...text("note", "ink"),
  lineHeight: 1.45,
});
export const noticeIcon = style({ marginTop: "0.1em", color: t.color.err });
