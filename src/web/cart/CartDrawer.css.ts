import { style } from "@vanilla-extract/css";
import { priceBeside, pricedRow } from "#web/ui/theme/mixins.ts";
import { color, size, space, weight } from "#web/ui/theme/theme.css.ts";
import { skeleton } from "#web/ui/Skeleton.css.ts";

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
