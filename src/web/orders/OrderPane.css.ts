import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import {
  at,
  besidePrice,
  forcedColors,
  from,
  ownDirection,
  priceBeside,
  pricedRow,
  reducedMotion,
  t,
  text,
} from "#web/ui/kit.ts";

export const pane = style({
  padding: `${t.space.s5} ${t.space.s5} calc(${t.space.s6} + env(safe-area-inset-bottom, 0px))`,
  background: t.color.shell,
  "@media": {
    [from.sm]: { paddingInline: t.space.s6 },
    [from.lg]: {
      gridColumn: 2,
      gridRow: "1 / 3",
      paddingBlock: `${t.space.s6} ${t.space.s5}`,
      overflow: "auto",
      overscrollBehavior: "contain",
      scrollbarWidth: "thin",
      scrollbarColor: `${t.color.edge} transparent`,
    },
    // Else it would cover the outline of the dialog.
    [forcedColors]: { background: "transparent" },
  },
});
export const heading = style({
  marginBottom: t.space.s3,
  // Leaves room for the button that closes the dialog.
  paddingInlineEnd: t.space.s7,
  ...text("d4", "display"),
  lineHeight: 1.2,
  letterSpacing: "-0.012em",
});

export const line = style({
  ...pricedRow,
  columnGap: "0.9rem",
  alignItems: "center",
  paddingBlock: "0.6rem",
  fontSize: t.size.sm,
  lineHeight: 1.35,
});
export const thumbnail = style({
  flex: "none",
  width: "64px",
  height: "64px",
  overflow: "hidden",
  borderRadius: t.radius.sm,
  background: t.color.paper,
  selectors: {
    "&[data-custom]": {
      display: "grid",
      alignItems: "center",
      padding: "3px",
      background: t.color.tray,
    },
  },
});
// The name and the amount begin on one line, however many follow.
const besideThumbnail = { alignSelf: "start", paddingTop: "0.55rem" } as const;
export const words = style({ ...besideThumbnail, ...besidePrice });
export const name = style({
  display: "block",
  ...text("strong", "anywhere"),
});
export const details = style({
  display: "block",
  fontSize: t.size.note,
  color: t.color.inkSoft,
  overflowWrap: "anywhere",
  ...ownDirection,
});
export const amount = style({
  ...besideThumbnail,
  ...priceBeside,
  fontWeight: t.weight.strong,
});

export const sums = style({
  display: "grid",
  gap: "0.35rem",
  marginTop: t.space.s3,
  paddingTop: t.space.s4,
  borderTop: `1px solid ${t.color.hairlineDark}`,
  fontSize: t.size.sm,
});
export const sum = style(pricedRow);
globalStyle(`${sums} dt`, besidePrice);
globalStyle(`${sums} dd`, priceBeside);
/** What a code takes follows the clips; its folded field comes last. */
export const code = style({
  order: 2,
  selectors: { "&[data-used]": { order: 0 } },
});
export const way = style([sum, { order: 1 }]);
/** The row of a code, as wide as the sums. */
export const discount = style({
  selectors: { "&&": { marginInlineStart: 0, whiteSpace: "normal" } },
});
export const total = style([
  sum,
  {
    order: 3,
    alignItems: "baseline",
    paddingTop: t.space.s2,
    fontSize: "1.0625rem",
    fontWeight: t.weight.strong,
  },
]);
const fade = keyframes({ from: { opacity: 0 } });
export const totalAmount = style({
  display: "block",
  fontSize: t.size.total,
  letterSpacing: "-0.01em",
  animation: `${fade} ${t.motion.fast}`,
  ...at(reducedMotion, { animation: "none" }),
});
export const priceNote = style({
  display: "block",
  ...text("xs", "soft"),
  lineHeight: 1.5,
});

export const submit = style({ display: "flex", marginTop: t.space.s4 });
// The longest words take two lines on the narrowest phones.
globalStyle(`${submit} button`, { whiteSpace: "normal" });

export const calm = style({
  display: "flex",
  gap: t.space.s3,
  marginTop: t.space.s4,
  fontSize: t.size.note,
  lineHeight: 1.45,
});
export const calmTitle = style({
  display: "block",
  fontWeight: t.weight.strong,
});
/** The maker's words may have no stop, so they follow no other sentence. */
export const ownLine = style({ display: "block" });
export const shield = style({
  flex: "none",
  width: "22px",
  height: "22px",
  fill: "none",
  stroke: t.color.ok,
  strokeWidth: 1.7,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
