import { style } from "@vanilla-extract/css";
import { color, font, size, space, weight } from "../theme.css.ts";
import { skeleton } from "../ui/Skeleton.css.ts";

export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
});
export const totalName = style({ fontWeight: weight.strong });
export const totalValue = style({
  fontSize: size.total,
  fontWeight: weight.strong,
  letterSpacing: "-0.01em",
});
export const totalPlace = style([
  skeleton,
  { display: "block", width: "96px", height: "30px" },
]);
export const checkout = style({ marginTop: space.s4 });

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
export const emptyTitle = style({ fontSize: size.d2 });
export const emptyText = style({ maxWidth: "20rem", color: color.inkSoft });
export const emptyWays = style({
  display: "grid",
  gap: space.s2,
  width: "100%",
  maxWidth: "18rem",
  marginTop: space.s4,
});

export const failed = style([empty, { justifyItems: "center" }]);
export const failedTitle = style({
  fontFamily: font.display,
  fontSize: size.d3,
});

export const notice = style({
  marginBottom: space.s4,
  padding: "0.8rem 0.9rem",
  borderRadius: "10px",
  background: color.errTint,
  color: color.ink,
  fontSize: size.note,
  lineHeight: 1.45,
});
export const noticeRow = style({ display: "flex", gap: "0.7rem" });
export const noticeIcon = style({ marginTop: "0.1em", color: color.err });
