import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { forcedColors, from, reducedMotion } from "#web/ui/theme/media.ts";
import {
  besidePrice,
  ownDirection,
  priceBeside,
  pricedRow,
} from "#web/ui/theme/mixins.ts";
import { motion } from "#web/ui/theme/motion.ts";
import {
  color,
  font,
  radius,
  size,
  space,
  weight,
} from "#web/ui/theme/theme.css.ts";

export const pane = style({
  padding: `${space.s5} ${space.s5} calc(${space.s6} + env(safe-area-inset-bottom, 0px))`,
  background: color.shell,
  "@media": {
    [from.sm]: { paddingInline: space.s6 },
    [from.lg]: {
      gridColumn: 2,
      gridRow: "1 / 3",
      paddingBlock: `${space.s6} ${space.s5}`,
      overflow: "auto",
      overscrollBehavior: "contain",
      scrollbarWidth: "thin",
      scrollbarColor: `${color.edge} transparent`,
    },
    // Else it would cover the outline of the dialog.
    [forcedColors]: { background: "transparent" },
  },
});
export const heading = style({
  marginBottom: space.s3,
  // Leaves room for the button that closes the dialog.
  paddingInlineEnd: space.s7,
  fontFamily: font.display,
  fontSize: size.d4,
  fontWeight: weight.display,
  lineHeight: 1.2,
  letterSpacing: "-0.012em",
});

export const line = style({
  ...pricedRow,
  columnGap: "0.9rem",
  alignItems: "center",
  paddingBlock: "0.6rem",
  fontSize: size.sm,
  lineHeight: 1.35,
});
export const thumbnail = style({
  flex: "none",
  width: "64px",
  height: "64px",
  overflow: "hidden",
  borderRadius: radius.sm,
  background: color.paper,
  selectors: {
    "&[data-custom]": {
      display: "grid",
      alignItems: "center",
      padding: "3px",
      background: color.tray,
    },
  },
});
// The name and the amount begin on one line, however many follow.
const besideThumbnail = { alignSelf: "start", paddingTop: "0.55rem" } as const;
export const words = style({ ...besideThumbnail, ...besidePrice });
export const name = style({
  display: "block",
  fontWeight: weight.strong,
  overflowWrap: "anywhere",
});
export const details = style({
  display: "block",
  fontSize: size.note,
  color: color.inkSoft,
  overflowWrap: "anywhere",
  ...ownDirection,
});
export const amount = style({
  ...besideThumbnail,
  ...priceBeside,
  fontWeight: weight.strong,
});

export const sums = style({
  display: "grid",
  gap: "0.35rem",
  marginTop: space.s3,
  paddingTop: space.s4,
  borderTop: `1px solid ${color.hairlineDark}`,
  fontSize: size.sm,
});
export const sum = style(pricedRow);
globalStyle(`${sums} dt`, besidePrice);
globalStyle(`${sums} dd`, priceBeside);
export const total = style([
  sum,
  {
    alignItems: "baseline",
    paddingTop: space.s2,
    fontSize: "1.0625rem",
    fontWeight: weight.strong,
  },
]);
const fade = keyframes({ from: { opacity: 0 } });
export const totalAmount = style({
  display: "block",
  fontSize: size.total,
  letterSpacing: "-0.01em",
  animation: `${fade} ${motion.fast}`,
  "@media": { [reducedMotion]: { animation: "none" } },
});
export const priceNote = style({
  display: "block",
  fontSize: size.xs,
  lineHeight: 1.5,
  color: color.inkSoft,
});

export const submit = style({ display: "flex", marginTop: space.s4 });
// The longest words take two lines on the narrowest phones.
globalStyle(`${submit} button`, { whiteSpace: "normal" });

export const calm = style({
  display: "flex",
  gap: space.s3,
  marginTop: space.s4,
  fontSize: size.note,
  lineHeight: 1.45,
});
export const calmTitle = style({
  display: "block",
  fontWeight: weight.strong,
});
export const shield = style({
  flex: "none",
  width: "22px",
  height: "22px",
  fill: "none",
  stroke: color.ok,
  strokeWidth: 1.7,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
